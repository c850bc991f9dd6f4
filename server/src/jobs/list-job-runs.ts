import { listJobRuns as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listRuns } from './sql.ts'
import { PAGE, toRun } from './list-jobs.ts'

export const listJobRunsAction = readAction(route, listJobRuns)

async function listJobRuns({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const filter = { name: query.name || undefined, failed: query.failed ?? false, before: query.before }
  const rows = await listRuns(db, { ...filter, size: PAGE + 1 })
  return { items: rows.slice(0, PAGE).map(toRun), more: rows.length > PAGE }
}
