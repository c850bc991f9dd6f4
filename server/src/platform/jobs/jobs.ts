import type { JobName } from '@longhaul/domain/jobs/job-names.ts'
import { type Job as Queued, Logger, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { causeIn, flagsOf, tracesIn } from '../cause.ts'
import { reportedError, jobSeen } from '../seen.ts'
import { type Begun, asSpan } from '../tracing.ts'
import { recordRun } from './job-runs.ts'
import type { World } from '../world.ts'

/** The payloads of jobs that have one; each `.job.ts` adds its own. The names are listed in `JOB_NAMES`. */
export interface JobPayloads {}
export type { JobName }
export type JobPayload<N extends JobName> = N extends keyof JobPayloads
  ? JobPayloads[N]
  : Record<string, never>

/**
 * A job: its name, its schedule if it has one (cron, in UTC) and its work, which must be idempotent. `ending`
 * is aborted some seconds after the server was asked to end: long work gives up then, and is tried again.
 */
export type Job<N extends JobName = JobName> = {
  name: N
  cron?: string
  run(world: World, payload: JobPayload<N>, ending?: AbortSignal): Promise<void>
}

/** Any job. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]

/** Declares a job. */
export const job = <N extends JobName>(definition: Job<N>): Job<N> => definition

/** Enqueues a job within the transaction that causes it, so that both commit or neither does. */
export async function enqueue<N extends JobName>(
  db: Db,
  name: N,
  payload: JobPayload<N>,
  options: { runAt?: Date; key?: string; traces?: readonly string[] } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}, max_attempts => 12,
      flags => ${flagsOf(db, options.traces)}::text[])`.execute(db)
}

/** The functions that the queue calls, by job name; each run is recorded. */
export function taskList(world: World, jobs: readonly AnyJob[]): TaskList {
  return Object.fromEntries(
    jobs.map((definition) => [
      definition.name,
      (payload: unknown, { job: queued, abortSignal }: { job: QueuedJob; abortSignal: AbortSignal }) =>
        runRecorded(world, definition, payload, queued, abortSignal),
    ]),
  )
}

/**
 * What the queue knows about a job: its number, when it was due, its flags, and the current and maximum
 * number of attempts.
 */
type QueuedJob = Pick<Queued, 'id' | 'run_at' | 'flags' | 'attempts' | 'max_attempts'>

/** Runs a job, and records its outcome. A failure to record it never makes a job fail. */
async function runRecorded(
  server: World,
  definition: AnyJob,
  payload: unknown,
  queued: QueuedJob,
  ending: AbortSignal,
): Promise<void> {
  const cause = causeIn(queued.flags)
  const log = server.log.child({ reqId: cause, job: definition.name, jobId: queued.id })
  const world: World = { ...server, log, cause: cause ?? `job ${queued.id}` }
  const startedAt = world.clock.now()
  const begun = performance.now()
  const keep = (error: string | null) => {
    const tookMs = Math.round(performance.now() - begun)
    if (jobSeen.hasSubscribers) {
      const waitedMs = Math.max(0, startedAt.getTime() - queued.run_at.getTime())
      jobSeen.publish({ name: definition.name, ms: tookMs, waitedMs, failed: error !== null })
    }
    log[error === null ? 'info' : 'warn']({ ms: tookMs, error: error ?? undefined }, 'job')
    const run = { name: definition.name, jobId: queued.id, startedAt, tookMs, error, cause: cause ?? null }
    return recordRun(world.db, run).catch((fault: unknown) =>
      log.warn({ err: fault }, 'the run of a job could not be recorded'),
    )
  }
  try {
    // The queue passes back the payload that `enqueue` stored for this name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const work = definition.run as (world: World, payload: unknown, ending: AbortSignal) => Promise<void>
    const run = () => work(world, payload, ending)
    await asSpan(`job ${definition.name}`, spanOf(definition, queued, cause), run)
  } catch (error) {
    world.condition.sawFull(error)
    if (reportedError.hasSubscribers && queued.attempts >= queued.max_attempts)
      reportedError.publish({ error, reqId: cause, job: definition.name, jobId: queued.id })
    await keep(error instanceof Error ? error.message : String(error))
    throw error
  }
  await keep(null)
}

const spanOf = ({ name }: AnyJob, { id, flags }: QueuedJob, cause: string | undefined): Begun => ({
  kind: 'job',
  from: tracesIn(flags),
  about: {
    'longhaul.job': name,
    'longhaul.job_id': id,
    ...(cause === undefined ? {} : { 'longhaul.request_id': cause }),
  },
})

/** The schedules of all jobs, in the queue's crontab format. */
export const crontabOf = (jobs: readonly AnyJob[]): string =>
  jobs.flatMap((definition) => (definition.cron ? [`${definition.cron} ${definition.name}`] : [])).join('\n')

/** Sends the queue's messages to our log: errors and warnings at their level, everything else as debug. */
export const queueLogger = (world: World): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') world.log.error({ jobs: message }, 'job queue')
    else if (level === 'warning') world.log.warn({ jobs: message }, 'job queue')
    else world.log.debug({ jobs: message }, 'job queue')
  })

/**
 * Makes the queue record the success or failure of jobs in batches, even of one. Only then does it wait for
 * the record before it ends, and report a record that cannot be written; otherwise nothing waits for it.
 */
export const WRITTEN_BEFORE_END = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
