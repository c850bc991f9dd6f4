import { EventEmitter } from 'node:events'
import { type Runner, type WorkerEvents, run } from 'graphile-worker'
import type pg from 'pg'
import { type Backoff, backoffMs, pauseUntil, repeat } from '../backoff.ts'
import {
  PULSE,
  type Pulse,
  releaseAllJobs,
  releaseJobsOf,
  releaseJobsOfDead,
  noteAlive,
} from './job-workers.ts'
import { type AnyJob, WRITTEN_BEFORE_END, crontabOf, queueLogger, taskList } from './jobs.ts'
import type { World } from '../world.ts'

export type Worker = { stop(): Promise<void> }

type Options = {
  /** No other process can use this database, so any locked job belongs to a process that has ended. */
  alone?: boolean
  /** Called once when a further attempt cannot help. */
  onLost?: (error: Error) => void
  again?: Backoff
  pulse?: Pulse
  /** How often the worker polls for jobs that were not announced to it. */
  pollMs?: number
}

const AGAIN: Backoff = { firstMs: 500, mostMs: 30_000 }

/**
 * Starts the worker: a few jobs at a time, scheduled jobs included. It is supervised: if the queue ends,
 * because connections were cut or the database was unavailable, it restarts with growing waits and releases
 * the jobs it had started. Meanwhile it writes a heartbeat and releases the jobs of dead workers.
 */
export async function startWorker(
  world: World,
  jobs: readonly AnyJob[],
  pool: pg.Pool,
  { alone = false, onLost, again = AGAIN, pulse = PULSE, pollMs = 5_000 }: Options = {},
): Promise<Worker> {
  const ending = new AbortController()
  const ended: string[] = []
  let current: Begun | undefined
  const attempt = async (): Promise<unknown> => {
    try {
      if (ended.length > 0) await releaseJobsOf(world.db, ended)
      ended.length = 0
      current = await begin({ world, jobs, pool, pollMs, onEnded: (id) => ended.push(id) })
      world.condition.report('jobs', null)
      return undefined
    } catch (error) {
      return error
    }
  }
  if (alone) await releaseAllJobs(world.db)
  let fault = await attempt()
  const keeping = (async () => {
    for (let failures = 0; !ending.signal.aborted; fault = await attempt()) {
      const since = performance.now()
      if (current) fault = (await current.over) ?? new Error('the queue ended by itself')
      current = undefined
      if (ending.signal.aborted) return
      if (isBeyondRepair(fault)) return onLost?.(asError(fault))
      failures = performance.now() - since > again.mostMs ? 1 : failures + 1
      const waitMs = backoffMs(failures, again)
      world.condition.report('jobs', asError(fault).message)
      world.log.warn({ err: fault, waitMs, failures }, 'the job queue ended and will be restarted')
      await pauseUntil(waitMs, ending.signal)
      if (ending.signal.aborted) return
    }
  })().finally(() => current?.stop())
  const beat = async (): Promise<void> => {
    if (current) await noteAlive(world.db, current.id)
    const count = await releaseJobsOfDead(world.db, pulse)
    if (count > 0) world.log.warn({ count }, 'released jobs of a dead worker')
  }
  const missed = (error: unknown): void => {
    world.condition.sawFull(error)
    world.log.debug({ err: error }, 'the worker could not write its heartbeat')
  }
  await beat().catch(missed)
  const pulsing = repeat(pulse.beatMs, beat, missed)
  return {
    async stop() {
      ending.abort()
      await pulsing.stop()
      await current?.stop()
      await keeping
    },
  }
}

type Beginning = {
  world: World
  jobs: readonly AnyJob[]
  pool: pg.Pool
  pollMs: number
  /** Receives the id under which the worker locked jobs. */
  onEnded(id: string): void
}
type Begun = {
  /** The id under which the worker locks jobs. */
  id: string
  /** Resolves when the queue has ended, with the reason if there was one. */
  over: Promise<unknown>
  stop(): Promise<void>
}

/**
 * Makes one attempt to start the queue. The queue looks up the ids of its tasks once and caches the result
 * even if that failed, and would then never run a job; so a queue that fails to start is stopped.
 */
async function begin({ world, jobs, pool, pollMs, onEnded }: Beginning): Promise<Begun> {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  let broken: unknown
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id))
  events.on('pool:fatalError', ({ error }) => (broken = error))
  const begun = new Promise<unknown>((resolve) => {
    events.once('worker:getJob:error', ({ error }) => resolve(error))
    events.once('worker:getJob:empty', () => resolve(undefined))
    events.once('job:start', () => resolve(undefined))
  })
  const runner = await run({
    pgPool: pool,
    taskList: taskList(world, jobs),
    crontab: crontabOf(jobs),
    noHandleSignals: true,
    logger: queueLogger(world),
    events,
    preset: {
      worker: {
        concurrentJobs: world.env.workerJobs,
        pollInterval: pollMs,
        ...WRITTEN_BEFORE_END,
      },
    },
  })
  const over = runner.promise
    .then(
      () => broken,
      (error: unknown) => error,
    )
    .finally(() => onEnded(id))
  const fault = await Promise.race([begun, over.then((reason) => reason ?? new Error('the queue ended'))])
  if (fault !== undefined) {
    await stopQuietly(runner)
    throw fault
  }
  return { id, over, stop: () => stopQuietly(runner) }
}

/** A queue that has already ended throws when it is stopped. */
const stopQuietly = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined)

/**
 * The configuration is wrong: log-in refused, no such database, no permission. The test below also covers a
 * queue migrated by a newer version.
 */
const BEYOND_REPAIR = new Set(['28000', '28P01', '3D000', '42501'])

const isBeyondRepair = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && BEYOND_REPAIR.has(String(error.code))) || /unsafe to continue/.test(error.message))

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
