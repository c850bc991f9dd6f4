import { blockShopper, noteShopper, unblockShopper } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { whyNotBlock, whyNotUnblock } from '@longhaul/domain/accounts/block.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { readShopperPage } from './read-shoppers.ts'
import { endSessionsForStaff, insertShopperNote, lockShopperForStaff, setBlocked } from './sql-shoppers.ts'

/** Keeps what colleagues should know of a shopper. */
export const noteShopperAction = action(noteShopper, async (call) => {
  const { tx, me, params, body, now } = call
  found(await lockShopperForStaff(tx, params.id))
  const text = body.body.trim()
  const { id } = await insertShopperNote(tx, {
    shopper_id: params.id,
    staff_id: me.id,
    body: text,
    created_at: now,
  })
  // What was written stays with the shopper's account and goes with it; the log only knows that it was.
  await audit(call, { action: 'note_shopper', subjectKind: 'shopper', subjectId: params.id })
  await call.changed('staff', 'shoppers')
  return { id, body: text, by: me.name, created_at: now.toISOString() }
})

/** Shuts a shopper out. What is under way for them goes on: goods are bought, packages are sent. */
export const blockShopperAction = action(blockShopper, async (call) => {
  const { tx, me, params, body, now, lang } = call
  const shopper = await lock(tx, params.id)
  refuseIf(whyNotBlock(shopper))
  const reason = body.reason.trim()
  await setBlocked(tx, params.id, { blocked_at: now, blocked_by: me.id, blocked_reason: reason })
  await endSessionsForStaff(tx, params.id, now)
  await audit(call, { action: 'block_shopper', subjectKind: 'shopper', subjectId: params.id, reason })
  await call.changed(params.id, 'account')
  await call.changed('staff', 'shoppers')
  return await readShopperPage(tx, params.id, lang, now)
})

export const unblockShopperAction = action(unblockShopper, async (call) => {
  const { tx, params, body, now, lang } = call
  const shopper = await lock(tx, params.id)
  refuseIf(whyNotUnblock(shopper))
  await setBlocked(tx, params.id, null)
  const reason = body.reason.trim()
  await audit(call, {
    action: 'unblock_shopper',
    subjectKind: 'shopper',
    subjectId: params.id,
    before: { reason: shopper.reason },
    reason,
  })
  await call.changed('staff', 'shoppers')
  return await readShopperPage(tx, params.id, lang, now)
})

async function lock(tx: Db, id: string) {
  const row = found(await lockShopperForStaff(tx, id))
  return {
    isBlocked: row.blocked_at !== null,
    isClosed: row.closed_at !== null,
    reason: row.blocked_reason,
  }
}
