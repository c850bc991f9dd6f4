import type { Db } from '../database/db.ts'

export type JobRun = {
  name: string
  jobId: string
  startedAt: Date
  tookMs: number
  error: string | null
  cause: string | null
}

/** The maximum number of characters of an error stored with its run. */
const ERROR_LENGTH = 2_000

/**
 * Stores the outcome of a run, because the queue deletes successful jobs and keeps only the last failure of
 * others.
 */
export const recordRun = (db: Db, run: JobRun) =>
  db
    .insertInto('job_runs')
    .values({
      name: run.name,
      job_id: run.jobId,
      started_at: run.startedAt,
      took_ms: run.tookMs,
      cause: run.cause,
      error: run.error === null ? null : run.error.slice(0, ERROR_LENGTH),
    })
    .execute()
