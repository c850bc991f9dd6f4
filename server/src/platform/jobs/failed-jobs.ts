import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

export type FailedJob = { id: string; name: string; attempts: number; run_at: Date; last_error: string }

/**
 * Jobs in the queue that have failed at least once and have not succeeded yet; those without attempts left
 * come first. At most 100.
 */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, task_identifier as name, attempts::integer, run_at, last_error
    from graphile_worker.jobs where last_error is not null
    order by attempts < max_attempts, run_at limit 100`.execute(db)
  return rows
}

/** Retries a job immediately, with its attempts reset; false if there is no such job or it is running. */
export async function runJobAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select * from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => ${now}, attempts => 0)`.execute(
    db,
  )
  return rows.length > 0
}
