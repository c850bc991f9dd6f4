import { approveForProgram as route } from '@longhaul/contract/accounts/approvals.ts'
import { whyNotDecide } from '@longhaul/domain/accounts/grants.ts'
import { findApprovable } from '../../platform/acting/approvable.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockOwnApproval, setDecided } from './sql.ts'

export const approveAction = writeAction(route, approve)

/**
 * Performs what a program asked for, exactly, once: the row is locked, the program's own key guards the call,
 * and whatever would refuse it now rolls everything back.
 */
async function approve(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, world, lang, request } = call
  const row = orNotFound(await lockOwnApproval(tx, me.id, params.id, now))
  refuseIf(whyNotDecide({ state: row.state, endsAt: row.ends_at, isStopped: row.is_stopped }, now))
  await setDecided(tx, row.id, 'approved', now)
  const approvable = findApprovable(row.route)
  if (!approvable) throw new Error(`${row.route} can no longer be approved`)
  const grant = {
    id: row.token_id,
    name: row.token_name,
    ceilings: { perActFen: 0, perDayFen: 0 },
    approved: { id: row.id, askedAt: row.created_at, aboutHash: row.about_hash },
  }
  await approvable.perform(call, {
    me: { ...me, grant },
    world,
    lang,
    request,
    params: row.params,
    body: row.body,
    attempt: {
      owner: me.id,
      route: row.attempt,
      key: row.idempotency_key,
      bodyHash: row.body_hash,
      now,
    },
  })
  return {}
}
