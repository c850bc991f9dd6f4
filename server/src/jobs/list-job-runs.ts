import { listJobRuns as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listRuns } from './sql.ts'
import { PAGE, toRun } from './list-jobs.ts'

export const listJobRunsAction = action(route, listJobRuns)

async function listJobRuns({ tx, query }: Call<typeof route>): Answer<typeof route> {
  const filter = { name: query.name || undefined, failed: query.failed ?? false, before: query.before }
  const rows = await listRuns(tx, { ...filter, size: PAGE + 1 })
  return { items: rows.slice(0, PAGE).map(toRun), more: rows.length > PAGE }
}
