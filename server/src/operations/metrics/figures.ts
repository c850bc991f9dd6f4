import type { Registry } from 'prom-client'
import type pg from 'pg'
import { PARTS } from '@longhaul/domain/operations/parts.ts'
import type { World } from '../../platform/world.ts'
import { ALARM_KINDS } from '@longhaul/domain/duty/alarms.ts'
import { readAlarms } from '../../customs/public.ts'
import { readPromises } from '../../site/public.ts'
import { countQueues } from '../sql.ts'
import { gauge } from './measures.ts'
import { readFigures, readMoneyToday } from './sql-metrics.ts'

/**
 * How long figures from the database are cached: it is queried at most four times a minute, however often
 * metrics are requested.
 */
const KEPT_MS = 15_000

/**
 * Returns a function that updates the gauges before they are read: those of this process always. Those from
 * the database have no value while it does not answer: the last ones would say that all is well.
 */
export function setFigures(registry: Registry, world: World, pool: pg.Pool): () => Promise<void> {
  const ofProcess = processFigures(registry, world, pool)
  const ofDatabase = databaseFigures(registry, world)
  const up = gauge(registry, 'database_up', 'Whether the database responded (1) or not (0)')
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  ofDatabase.clear()
  return async () => {
    if (performance.now() - readAt > KEPT_MS)
      reading ??= ofDatabase
        .read()
        .then(() => {
          readAt = performance.now()
          up.set(1)
          return world.condition.sawDatabase()
        })
        .catch((error: unknown) => {
          up.set(0)
          ofDatabase.clear()
          world.condition.sawDatabase(error)
          world.log.warn({ err: error }, 'could not read the metrics from the database')
        })
        .finally(() => (reading = undefined))
    await reading
    ofProcess()
  }
}

function processFigures(registry: Registry, world: World, pool: pg.Pool): () => void {
  const connections = gauge(registry, 'pool_connections', 'Database connections of this process', ['state'])
  const waiting = gauge(registry, 'pool_waiting', 'Calls waiting for a database connection')
  const outOfOrder = gauge(
    registry,
    'out_of_order',
    'Whether this part of the process is out of order (1) or not (0)',
    ['part'],
  )
  return () => {
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    waiting.set(pool.waitingCount)
    for (const part of PARTS) outOfOrder.set({ part }, world.condition.faultOf(part) === null ? 0 : 1)
  }
}

function databaseFigures(registry: Registry, world: World): { read(): Promise<void>; clear(): void } {
  const size = gauge(registry, 'queue_size', 'Entries waiting for staff in this queue', ['queue'])
  const age = gauge(registry, 'queue_oldest_seconds', 'Age of the oldest entry in this queue', ['queue'])
  const late = gauge(registry, 'queue_late', 'Overdue entries in this queue', ['queue'])
  const jobsWaiting = gauge(registry, 'jobs_waiting', 'Jobs that are due but not started')
  const jobsOldest = gauge(registry, 'jobs_oldest_seconds', 'How long the oldest waiting job has been due')
  const jobsGivenUp = gauge(registry, 'jobs_given_up', 'Jobs that failed permanently and are not resolved')
  const workers = gauge(registry, 'workers', 'Processes that run jobs')
  const mails = gauge(registry, 'mails_undelivered', 'E-mails that were attempted and not delivered')
  const balanced = gauge(
    registry,
    'books_balanced',
    'Whether the books balanced at the last check (1) or not (0)',
  )
  const checked = gauge(registry, 'books_checked_timestamp_seconds', 'Time of the last check of the books')
  const backup = gauge(registry, 'last_backup_timestamp_seconds', 'Time of the last complete backup')
  const money = gauge(registry, 'money_today_minor_units', 'Money in and out today, Shanghai time', [
    'kind',
    'currency',
    'direction',
  ])
  const duty = gauge(registry, 'duty_alarms', 'Duty rules that somebody must look at, by reason', ['kind'])
  const seconds = (at: Date | null, now: Date): number =>
    at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / 1_000)
  const moment = (at: Date | null): number => (at === null ? 0 : at.getTime() / 1_000)
  const read = async (): Promise<void> => {
    const now = world.clock.now()
    const [figures, queues, today, rules] = await Promise.all([
      readFigures(world.db, now),
      readPromises(world.db).then((promises) => countQueues(world.db, now, null, promises)),
      readMoneyToday(world.db, now),
      // A fault in the rules is none of the database, whose other figures stay.
      readAlarms(world.db, world.env.rulesUrl !== undefined, now).catch((error: unknown) =>
        world.log.error({ err: error }, 'the duty rules could not be read'),
      ),
    ])
    for (const { id, count, oldest_at, late: isLate } of queues.rows) {
      size.set({ queue: id }, count)
      age.set({ queue: id }, seconds(oldest_at, now))
      late.set({ queue: id }, isLate)
    }
    jobsWaiting.set(figures.waiting)
    jobsOldest.set(seconds(figures.oldest_at, now))
    jobsGivenUp.set(figures.given_up)
    workers.set(figures.workers)
    mails.set(figures.undelivered)
    // Books that were never checked neither balance nor fail to; the time of the last check shows it.
    if (figures.balanced === null) balanced.remove()
    else balanced.set(figures.balanced ? 1 : 0)
    checked.set(moment(figures.checked_at))
    backup.set(moment(figures.backed_up_at))
    duty.reset()
    if (rules)
      for (const kind of ALARM_KINDS)
        duty.set({ kind }, rules.alarms.filter((alarm) => alarm.kind === kind).length)
    money.reset()
    for (const { kind, currency, direction, amount } of today)
      money.set({ kind, currency, direction }, amount)
  }
  const single = [jobsWaiting, jobsOldest, jobsGivenUp, workers, mails, balanced, checked, backup]
  return {
    read,
    // Without labels, `reset` would set 0.
    clear() {
      for (const one of [size, age, late, money, duty]) one.reset()
      for (const one of single) one.remove()
    },
  }
}
