import { listJobRuns, listJobs, listQueuedJobs } from '@longhaul/contract/staff/jobs.staff.ts'
import { nextRun, readSchedule } from '@longhaul/domain/reports/next-run.ts'
import { action } from '../platform/http/action.ts'
import { type RunRow, countQueued, countRunsSince, listLastRuns, listQueued, listRuns } from './sql.ts'

const DAY_MS = 86_400_000
const PAGE = 50

/** Every kind of job with what there is to know of it; what failed first, then those by the clock by their next time. */
export const listJobsAction = action(listJobs, async ({ tx, now, world }) => {
  const queued = new Map((await countQueued(tx)).map((row) => [row.name, row]))
  const recent = new Map(
    (await countRunsSince(tx, new Date(now.getTime() - DAY_MS))).map((row) => [row.name, row]),
  )
  const last = new Map(
    (
      await listLastRuns(
        tx,
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
})

export const listQueuedJobsAction = action(listQueuedJobs, async ({ tx, query }) => {
  const rows = await listQueued(tx, { name: query.name || undefined, state: query.state, size: PAGE + 1 })
  const items = rows.slice(0, PAGE).map((row) => ({
    ...row,
    run_at: row.run_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }))
  return { items, more: rows.length > PAGE }
})

export const listJobRunsAction = action(listJobRuns, async ({ tx, query }) => {
  const filter = { name: query.name || undefined, failed: query.failed ?? false, before: query.before }
  const rows = await listRuns(tx, { ...filter, size: PAGE + 1 })
  return { items: rows.slice(0, PAGE).map(toRun), more: rows.length > PAGE }
})

const toRun = (row: RunRow) => ({ ...row, started_at: row.started_at.toISOString() })
