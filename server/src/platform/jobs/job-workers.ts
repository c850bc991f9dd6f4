import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { type Db, type Tx, inTransaction } from '../database/db.ts'
import type { DB } from '../database/tables.ts'

/**
 * A worker's heartbeat: it is written every `beatMs`; a worker silent for `deadMs` counts as dead, and its
 * jobs go to others.
 */
export type Pulse = { beatMs: number; deadMs: number }

/**
 * Together with the queue's own poll every five seconds, a job is retried well within a minute of its
 * worker's death.
 */
export const PULSE: Pulse = { beatMs: 10_000, deadMs: 30_000 }

/** Writes a worker's heartbeat. */
export const noteAlive = (db: Db, id: string) =>
  sql`insert into job_workers (id) values (${id}) on conflict (id) do update set seen_at = now()`.execute(db)

/**
 * Releases the jobs that dead workers had started; returns their number. A worker that has just taken its
 * first job may not have written a heartbeat yet, so locks younger than `deadMs` are left alone.
 */
export const releaseJobsOfDead = (db: Kysely<DB>, { deadMs }: Pulse): Promise<number> =>
  inTransaction(db, async (tx) => {
    const seconds = deadMs / 1_000
    const { rows } = await sql<{ id: string }>`
      select distinct locked_by as id from graphile_worker._private_jobs job
      where locked_at < now() - make_interval(secs => ${seconds}) and not exists (
        select from job_workers where id = job.locked_by and seen_at > now() - make_interval(secs => ${seconds}))`.execute(
      tx,
    )
    await sql`delete from job_workers where seen_at < now() - interval '1 day'`.execute(tx)
    return await release(
      tx,
      rows.map((row) => row.id),
    )
  })

/** Releases the jobs that these workers had started; they must have ended. */
export const releaseJobsOf = (db: Kysely<DB>, ids: readonly string[]): Promise<number> =>
  inTransaction(db, (tx) => release(tx, ids))

/**
 * Releases all jobs that had been started. Only for a process that has the database to itself, when it
 * starts.
 */
export const releaseAllJobs = (db: Kysely<DB>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null`.execute(
      tx,
    )
    return await release(
      tx,
      rows.map((row) => row.id),
    )
  })

/**
 * Releases the jobs that these workers had started. Attempts count from their start. From the third one on
 * the job waits, or a job that kills its process would do so again immediately.
 */
async function release(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs set last_error = ${'Its worker ended before it was done.'},
      run_at = case when attempts < 3 then run_at else now() + exp(least(attempts, 10)) * interval '1 second' end
    where locked_by = any(${ids}::text[])`.execute(tx)
  await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(tx)
  await sql`delete from job_workers where id = any(${ids}::text[])`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
