import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/**
 * Uses the queue's private tables, because its public view does not contain payloads. A lock older than four
 * hours counts as released.
 */
const STATE = sql`case when job.locked_at > now() - interval '4 hours' then 'running'
  when job.attempts >= job.max_attempts then 'failed'
  when job.attempts > 0 then 'retrying' else 'waiting' end`

export type QueuedState = 'waiting' | 'running' | 'retrying' | 'failed'
export type QueuedRow = {
  id: string
  name: string
  state: QueuedState
  payload: string
  attempts: number
  max_attempts: number
  run_at: Date
  created_at: Date
  last_error: string | null
}

export async function listQueued(
  db: Db,
  { name, state, size }: { name: string | undefined; state: QueuedState | undefined; size: number },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select * from (
      select job.id::text, task.identifier as name, ${STATE} as state, job.payload::text, job.attempts, job.max_attempts,
        job.run_at, job.created_at, job.last_error
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
    ) queued
    where (${name ?? null}::text is null or name = ${name ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
    order by array_position(array['failed', 'retrying', 'running', 'waiting'], state), run_at
    limit ${size}`.execute(db)
  return rows
}

/** Finds a queued job and locks it, so that it does not start meanwhile. */
export async function lockQueued(tx: Tx, id: string): Promise<QueuedRow | undefined> {
  const { rows } = await sql<QueuedRow>`
    select job.id::text, task.identifier as name, ${STATE} as state, job.payload::text, job.attempts, job.max_attempts,
      job.run_at, job.created_at, job.last_error
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.id = ${id}::bigint
    for update of job`.execute(tx)
  return rows[0]
}

/** Makes a job due now and resets its attempts. */
export const makeDue = (tx: Tx, id: string) =>
  sql`select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    tx,
  )

export type QueueCount = { name: string; waiting: number; retrying: number; failed: number }

export async function countQueued(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select name, count(*) filter (where state in ('waiting', 'running')) as waiting,
      count(*) filter (where state = 'retrying') as retrying, count(*) filter (where state = 'failed') as failed
    from (
      select task.identifier as name, ${STATE} as state
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    ) queued group by name`.execute(db)
  return rows
}

/** The last run of each of these jobs, with one index look-up each. */
export async function listLastRuns(db: Db, names: readonly string[]) {
  const { rows } = await sql<RunRow>`
    select run.* from unnest(${names}::text[]) as job (name)
    cross join lateral (select * from job_runs where job_runs.name = job.name order by id desc limit 1) run`.execute(
    db,
  )
  return rows
}

export type RunRow = {
  id: number
  name: string
  job_id: string
  started_at: Date
  took_ms: number
  error: string | null
  cause: string | null
}

export const countRunsSince = (db: Db, since: Date) =>
  db
    .selectFrom('job_runs')
    .where('started_at', '>=', since)
    .groupBy('name')
    .select((select) => [
      'name',
      select.fn.countAll<number>().as('runs'),
      select.fn.count<number>('error').as('failures'),
    ])
    .execute()

export const listRuns = (
  db: Db,
  {
    name,
    failed,
    before,
    size,
  }: { name: string | undefined; failed: boolean; before: number | undefined; size: number },
): Promise<RunRow[]> =>
  db
    .selectFrom('job_runs')
    .$if(name !== undefined, (query) => query.where('name', '=', name!))
    .$if(failed, (query) => query.where('error', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

export const purgeRuns = (db: Db, before: Date) =>
  sql`delete from job_runs old where started_at < ${before}
    and exists (select from job_runs newer where newer.name = old.name and newer.id > old.id)`.execute(db)
