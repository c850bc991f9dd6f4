import { EventEmitter } from 'node:events'
import { Logger, type Runner, type TaskList, type WorkerEvents, run, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'
import { keepRun } from './job-runs.ts'
import type { World } from './world.ts'

/** Every job there is, with what it is told. A job is done by a `.job.ts` of the feature that lists it. */
export type JobPayloads = {
  'send-mail': { mailId: string }
  'process-webhook': { webhookEventId: number }
  'complete-payment': { paymentId: string }
  'tell-collection': { transactionId: number }
  'expire-unpaid': Record<string, never>
  'expire-unpaid-parcels': Record<string, never>
  'expire-recharges': Record<string, never>
  reconcile: Record<string, never>
  'read-rates': Record<string, never>
  'refund-parts': { withdrawalId: string }
  'follow-recharge': { rechargeId: string; round: number }
  'expire-questions': Record<string, never>
  'follow-item': { itemId: string }
  'keep-problems': Record<string, never>
  'remind-storage': Record<string, never>
  'confirm-receipts': Record<string, never>
  'mail-answers': { conversationId: string }
  'check-books': Record<string, never>
  'clean-up': Record<string, never>
  'send-reset-mail': { requestId: string }
  'forget-tries': Record<string, never>
  'make-export': { exportId: string }
  'expire-exports': Record<string, never>
  'forget-leads': Record<string, never>
  'welcome-coupons': { shopperId: string }
  'earn-points': { parcelId: string }
  'expire-points': Record<string, never>
  'renew-plans': Record<string, never>
  'watch-parcel': { parcelId: string; again?: true }
  'watch-parcels': Record<string, never>
  'hear-tracking': { webhookEventId: number }
  'find-late-parcels': Record<string, never>
  'follow-shipment': { shipmentId: string; round: number }
  'ship-batch': { batchId: string }
  'forget-job-runs': Record<string, never>
}
export type JobName = keyof JobPayloads
export type JobPayload<N extends JobName> = JobPayloads[N]

/** A job: its name, when it runs by itself (cron, in UTC), what it does. Doing it twice must do no harm. */
export type Job<N extends JobName = JobName> = {
  name: N
  cron?: string
  run(world: World, payload: JobPayload<N>): Promise<void>
}

/** A job of whatever name. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]

/** Declares a job. */
export const job = <N extends JobName>(definition: Job<N>): Job<N> => definition

/** Puts a job into the queue with the transaction that causes it: committed together, or neither. */
export async function enqueue<N extends JobName>(
  tx: Db,
  name: N,
  payload: JobPayload<N>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}, max_attempts => 12)`.execute(
    tx,
  )
}

function taskList(world: World, jobs: readonly AnyJob[]): TaskList {
  return Object.fromEntries(
    jobs.map((definition) => [
      definition.name,
      (payload: unknown, helpers: { job: { id: string } }) =>
        runKept(world, definition, payload, helpers.job.id),
    ]),
  )
}

/** Does a job, and keeps how it went. That it cannot be kept never makes a job fail. */
async function runKept(world: World, definition: AnyJob, payload: unknown, jobId: string): Promise<void> {
  const startedAt = world.clock.now()
  const begun = performance.now()
  const keep = (error: string | null) => {
    const tookMs = Math.round(performance.now() - begun)
    return keepRun(world.db, { name: definition.name, jobId, startedAt, tookMs, error }).catch(
      (fault: unknown) =>
        world.log.warn({ err: fault, job: definition.name }, 'the run of a job could not be kept'),
    )
  }
  try {
    // The queue stores what `enqueue` was given for this name.
    await (definition.run as (world: World, payload: unknown) => Promise<void>)(world, payload)
  } catch (error) {
    await keep(error instanceof Error ? error.message : String(error))
    throw error
  }
  await keep(null)
}

/** When each job runs by itself, as the queue wants it told. */
export const crontabOf = (jobs: readonly AnyJob[]): string =>
  jobs.flatMap((definition) => (definition.cron ? [`${definition.cron} ${definition.name}`] : [])).join('\n')

/**
 * Starts the worker: a few jobs at a time, cron included. It looks up its jobs' numbers once and keeps the answer even where that failed, and
 * would then never do a job: a worker that cannot begin is stopped, and another one started.
 */
export async function startWorker(world: World, jobs: readonly AnyJob[], pool: pg.Pool): Promise<Runner> {
  for (;;) {
    const events: WorkerEvents = new EventEmitter()
    const begun = new Promise<boolean>((resolve) => {
      events.once('worker:getJob:error', () => resolve(false))
      events.once('worker:getJob:empty', () => resolve(true))
      events.once('job:start', () => resolve(true))
    })
    const runner = await run({
      pgPool: pool,
      taskList: taskList(world, jobs),
      crontab: crontabOf(jobs),
      concurrency: 4,
      noHandleSignals: true,
      pollInterval: 5_000,
      logger: workerLogger(world),
      events,
    })
    if (await begun) return runner
    world.log.warn('the job queue could not begin, and begins again')
    await runner.stop()
  }
}

/** The queue speaks through our log: failures as errors, the rest only when asked for. */
const workerLogger = (world: World): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') world.log.error({ jobs: message }, 'job queue')
    else if (level === 'warning') world.log.warn({ jobs: message }, 'job queue')
    else world.log.debug({ jobs: message }, 'job queue')
  })

/** For tests: does every job that is due, in this process, now. */
export async function runDueJobs(world: World, jobs: readonly AnyJob[], pool: pg.Pool): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: taskList(world, jobs),
    noHandleSignals: true,
    logger: workerLogger(world),
  })
}
