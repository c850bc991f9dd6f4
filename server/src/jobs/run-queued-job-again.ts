import { runQueuedJobAgain as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { lockQueued, makeDue } from './sql.ts'

export const runQueuedJobAgainAction = writeAction(route, runQueuedJobAgain)

/**
 * Makes a queued job run now: because the cause of its failure was fixed, or it need not wait. A running job
 * is left alone.
 */
async function runQueuedJobAgain(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const job = orNotFound(await lockQueued(tx, params.job))
  refuseIf(job.state === 'running' ? 'transition_not_allowed' : null)
  await makeDue(tx, job.id)
  await audit(call, {
    action: 'run_job_again',
    subjectKind: 'job',
    subjectId: job.id,
    before: { name: job.name, state: job.state, attempts: job.attempts, last_error: job.last_error },
    reason: body.reason,
  })
  return {}
}
