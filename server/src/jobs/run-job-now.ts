import { runJobNow as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'

export const runJobNowAction = writeAction(route, runJobNow)

/** Runs a scheduled job now. Others cannot be run this way, because they need a payload. */
async function runJobNow(call: WriteCall<typeof route>): Answer<typeof route> {
  const { params, body, world } = call
  const job = orNotFound(world.jobs.find((job) => job.name === params.name))
  if (job.cron === undefined) throw badInput({ name: 'choice' })
  // The key deduplicates repeated requests until the job has started.
  await call.enqueue(job.name, {}, { key: `now-${job.name}` })
  await audit(call, { action: 'run_job_now', subjectKind: 'job', subjectId: job.name, reason: body.reason })
  return {}
}
