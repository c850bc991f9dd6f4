import { listApprovals as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listFirstOfTwo } from './sql-approvals.ts'

export const listApprovalsAction = action(route, listApprovals)

/** What one person asked for or approved and another has to let go. */
async function listApprovals({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listFirstOfTwo(tx)).map(({ shopper_id, code, email, nickname, first_at, ...row }) => ({
      ...row,
      shopper: { id: shopper_id, code, email, nickname },
      first_at: first_at.toISOString(),
    })),
  }
}
