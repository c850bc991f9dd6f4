import { listQueuedJobs as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listQueued } from './sql.ts'
import { PAGE } from './list-jobs.ts'

export const listQueuedJobsAction = readAction(route, listQueuedJobs)

async function listQueuedJobs({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listQueued(db, { name: query.name || undefined, state: query.state, size: PAGE + 1 })
  const items = rows.slice(0, PAGE).map((row) => ({
    ...row,
    run_at: row.run_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }))
  return { items, more: rows.length > PAGE }
}
