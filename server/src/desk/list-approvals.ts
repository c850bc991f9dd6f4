import { listApprovals } from '@longhaul/contract/funds/adjustments.staff.ts'
import { action } from '../platform/http/action.ts'
import { listFirstOfTwo } from './sql-approvals.ts'

/** What one person asked for or approved and another has to let go. */
export const listApprovalsAction = action(listApprovals, async ({ tx }) => ({
  items: (await listFirstOfTwo(tx)).map(({ shopper_id, code, email, nickname, first_at, ...row }) => ({
    ...row,
    shopper: { id: shopper_id, code, email, nickname },
    first_at: first_at.toISOString(),
  })),
}))
