import { runJobNow, runQueuedJobAgain } from '@longhaul/contract/staff/jobs.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { JobName } from '../platform/jobs/jobs.ts'
import { badInput, found, refuseIf } from '../platform/http/refusal.ts'
import { lockQueued, makeDue } from './sql.ts'

/** Has a job of the queue done now: what made it fail was mended, or it need not wait. One that is being done is left alone. */
export const runQueuedJobAgainAction = action(runQueuedJobAgain, async (call) => {
  const { tx, params, body } = call
  const job = found(await lockQueued(tx, params.job))
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
})

/** Has a job that runs by itself done beside its times. Only one of those needs nothing to be told. */
export const runJobNowAction = action(runJobNow, async (call) => {
  const { params, body, world } = call
  const job = found(world.jobs.find((one) => one.name === params.name))
  if (job.cron === undefined) throw badInput({ name: 'choice' })
  // Twice in a row is once: the key is the job's until it has begun.
  await call.enqueue(job.name as JobName, {}, { key: `now-${job.name}` })
  await audit(call, { action: 'run_job_now', subjectKind: 'job', subjectId: job.name, reason: body.reason })
  return {}
})
