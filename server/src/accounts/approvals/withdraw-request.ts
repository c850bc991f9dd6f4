import { withdrawApprovalRequest as route } from '@longhaul/contract/accounts/approvals.ts'
import { whyNotDecide } from '@longhaul/domain/accounts/grants.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { askedBy } from './get-request.ts'
import { lockOwnApproval, setDecided } from './sql.ts'

export const withdrawRequestAction = writeAction(route, withdrawRequest)

/** A program takes back what it asked for, such as when its user did not want to be sent to our page. */
async function withdrawRequest({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  const row = askedBy(me, await lockOwnApproval(tx, me.id, params.id, now))
  refuseIf(whyNotDecide({ state: row.state, endsAt: row.ends_at, isStopped: false }, now))
  await setDecided(tx, row.id, 'declined', now)
  return {}
}
