import { listJobs as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { nextRun, readSchedule } from '@longhaul/domain/reports/next-run.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { type RunRow, countQueued, countRunsSince, listLastRuns } from './sql.ts'

const DAY_MS = 86_400_000

export const PAGE = 50

export const listJobsAction = readAction(route, listJobs)

/** Every kind of job with its state: failed ones first, then scheduled ones by their next run. */
async function listJobs({ db, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const queued = new Map((await countQueued(db)).map((row) => [row.name, row]))
  const recent = new Map(
    (await countRunsSince(db, new Date(now.getTime() - DAY_MS))).map((row) => [row.name, row]),
  )
  const last = new Map(
    (
      await listLastRuns(
        db,
        world.jobs.map((job) => job.name),
      )
    ).map((row) => [row.name, row]),
  )
  const items = world.jobs.map(({ name, cron }) => {
    const run = last.get(name)
    return {
      name,
      by_clock: cron !== undefined,
      next_at: cron === undefined ? null : (nextRun(readSchedule(cron), now)?.toISOString() ?? null),
      waiting: queued.get(name)?.waiting ?? 0,
      retrying: queued.get(name)?.retrying ?? 0,
      failed: queued.get(name)?.failed ?? 0,
      last_run: run ? toRun(run) : null,
      runs: recent.get(name)?.runs ?? 0,
      failures: recent.get(name)?.failures ?? 0,
    }
  })
  return { items: items.toSorted((a, b) => b.failed - a.failed || a.name.localeCompare(b.name)) }
}

export const toRun = (row: RunRow) => ({ ...row, started_at: row.started_at.toISOString() })
