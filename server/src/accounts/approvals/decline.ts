import { declineForProgram as route } from '@longhaul/contract/accounts/approvals.ts'
import { whyNotDecide } from '@longhaul/domain/accounts/grants.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnApproval, setDecided } from './sql.ts'

export const declineAction = writeAction(route, decline)

/** Declines what a program asked for. That of a program that was stopped may be declined too. */
async function decline({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  const row = orNotFound(await lockOwnApproval(tx, me.id, params.id, now))
  refuseIf(whyNotDecide({ state: row.state, endsAt: row.ends_at, isStopped: false }, now))
  await setDecided(tx, row.id, 'declined', now)
  return {}
}
