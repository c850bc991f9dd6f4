import { listApprovals as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { secondStepOf } from '../policy/public.ts'
import { listFirstOfTwo } from './sql-approvals.ts'

export const listApprovalsAction = readAction(route, listApprovals)

/** Payments and corrections that one person requested or approved and that a second person has to release. */
async function listApprovals(call: ReadCall<typeof route>): Answer<typeof route> {
  const whyNotSecond = {
    withdrawal: await secondStepOf(call, 'withdrawal'),
    refund_case: await secondStepOf(call, 'refund'),
    adjustment: await secondStepOf(call, 'adjustment'),
    remittance: await secondStepOf(call, 'remittance'),
    claim: await secondStepOf(call, 'refund'),
  }
  return {
    items: (await listFirstOfTwo(call.db)).map(({ shopper_id, code, email, nickname, first_at, ...row }) => ({
      ...row,
      why_not_second: whyNotSecond[row.kind]({ by: row.first_by, at: first_at }),
      shopper: { id: shopper_id, code, email, nickname },
      first_at: first_at.toISOString(),
    })),
  }
}
