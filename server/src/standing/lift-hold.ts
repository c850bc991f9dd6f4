import { liftHold as route } from '@longhaul/contract/funds/standing.staff.ts'
import { whyNotLift } from '@longhaul/domain/funds/standing.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readStanding } from './read-standing.ts'
import { findShopperForStaff, insertLift } from './sql.ts'
import { toStaffStanding } from './standing-card.ts'

export const liftHoldAction = writeAction(route, liftHold)

/**
 * Lifts one hold, told by its kind and time. The lock on the shopper's money makes it visible to a payout
 * that runs at the same time, or to none.
 */
async function liftHold(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  orNotFound(await findShopperForStaff(tx, params.id))
  await lockShopper(tx, params.id)
  const since = new Date(body.since)
  refuseIf(whyNotLift(await readStanding(tx, params.id, now), { kind: body.kind, since }))
  const reason = body.reason.trim()
  await insertLift(tx, {
    shopper_id: params.id,
    kind: body.kind,
    event_at: since,
    lifted_by: me.id,
    lifted_at: now,
    reason,
  })
  await audit(call, {
    action: 'lift_hold',
    subjectKind: 'shopper',
    subjectId: params.id,
    before: { kind: body.kind, since: body.since },
    reason,
  })
  call.concerns(params.id)
  return await toStaffStanding(tx, await readStanding(tx, params.id, now))
}
