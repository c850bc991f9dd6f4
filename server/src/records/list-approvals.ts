import { listApprovals as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listFirstOfTwo } from './sql-approvals.ts'

export const listApprovalsAction = action(route, listApprovals)

/** Payments and corrections that one person requested or approved and that a second person has to release. */
async function listApprovals({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listFirstOfTwo(tx)).map(({ shopper_id, code, email, nickname, first_at, ...row }) => ({
      ...row,
      shopper: { id: shopper_id, code, email, nickname },
      first_at: first_at.toISOString(),
    })),
  }
}
