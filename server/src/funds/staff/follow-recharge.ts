import { followRecharge as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findRechargeForStaff } from './sql.ts'
import { toStaffRecharge } from './staff-recharge.ts'

export const followRechargeAction = writeAction(route, followRecharge)

/** Queries the provider immediately. Its answer settles the recharge like a webhook. */
async function followRecharge(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const row = orNotFound(await findRechargeForStaff(tx, params.id))
  refuseIf(row.stage === 'created' ? null : 'transition_not_allowed')
  await call.enqueue('follow-recharge', { rechargeId: row.id, round: 0 }, { key: `follow-now-${row.id}` })
  await audit(call, { action: 'follow_recharge', subjectKind: 'recharge', subjectId: row.id })
  return toStaffRecharge(row)
}
