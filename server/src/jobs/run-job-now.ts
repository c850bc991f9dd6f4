import { runJobNow as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'

export const runJobNowAction = action(route, runJobNow)

/** Runs a scheduled job now. Only such a job needs no payload. */
async function runJobNow(call: Call<typeof route>): Answer<typeof route> {
  const { params, body, world } = call
  const job = orNotFound(world.jobs.find((job) => job.name === params.name))
  if (job.cron === undefined) throw badInput({ name: 'choice' })
  // Twice in a row is once: the key is the job's until it has begun.
  await call.enqueue(job.name, {}, { key: `now-${job.name}` })
  await audit(call, { action: 'run_job_now', subjectKind: 'job', subjectId: job.name, reason: body.reason })
  return {}
}
