import { listUnclaimedClaims, withdrawUnclaimedClaim } from '@longhaul/contract/warehouse/unclaimed.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { unclaimedClaimTable } from '@longhaul/domain/warehouse/unclaimed.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { findOwnClaim, listOwnClaims, lockOwnClaim, setClaimStage } from './sql-claims.ts'

/** What became of the shopper's claims, newest first. */
export const listClaimsAction = action(listUnclaimedClaims, async (call) => {
  const size = pageSize(call.query.limit)
  const page = toPage(
    await listOwnClaims(call.tx, call.me.id, { cursor: decodeCursor(call.query.cursor), limit: size + 1 }),
    size,
  )
  return { items: page.rows.map((row) => toClaim(row, call)), next_cursor: page.next_cursor }
})

/** It was not theirs after all. */
export const withdrawClaimAction = action(withdrawUnclaimedClaim, async (call) => {
  const { tx, me, params, now, changed } = call
  const claim = found(await lockOwnClaim(tx, me.id, params.id))
  refuseIf(whyNotStep(unclaimedClaimTable, claim.stage, 'withdraw', ['shopper']))
  await setClaimStage(tx, claim.id, { stage: 'withdrawn', decided_at: now, decided_by: null })
  await changed(me.id, 'stock')
  await changed('staff', 'stock')
  return toClaim(found(await findOwnClaim(tx, me.id, claim.id)), call)
})
