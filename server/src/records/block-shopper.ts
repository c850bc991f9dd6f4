import { blockShopper as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { whyNotBlock } from '@longhaul/domain/accounts/block.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { readShopperPage } from './shopper-rows.ts'
import { endSessionsForStaff, setBlocked } from './sql-shoppers.ts'
import { lock } from './lock-shopper.ts'

export const blockShopperAction = writeAction(route, blockShopper)

/** Blocks a shopper's access. Their open business continues: goods are bought and packages are sent. */
async function blockShopper(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, lang } = call
  const shopper = await lock(tx, params.id)
  refuseIf(whyNotBlock(shopper))
  const reason = body.reason.trim()
  await setBlocked(tx, params.id, { blocked_at: now, blocked_by: me.id, blocked_reason: reason })
  await endSessionsForStaff(tx, params.id, now)
  await audit(call, { action: 'block_shopper', subjectKind: 'shopper', subjectId: params.id, reason })
  call.concerns(params.id)
  return await readShopperPage(tx, params.id, lang, now)
}
