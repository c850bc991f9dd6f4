import { listProcesses as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { countMigrations } from '../../site/public.ts'
import { listKnownProcesses, listReplicas } from './sql-processes.ts'

/** Three missed beats. */
const SILENT_MS = 30_000

export const listProcessesAction = readAction(route, listProcesses)

/**
 * All running processes. One with an older program is recognised because the database has migrations that it
 * does not know.
 */
async function listProcesses({ db, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const processes = await listKnownProcesses(db)
  const { count } = await countMigrations(db)
  return {
    items: processes.map(({ started_at, seen_at, migrations, ...process }) => ({
      ...process,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_silent: now.getTime() - seen_at.getTime() > SILENT_MS,
      is_older: migrations < count,
    })),
    reads_copy: world.replica !== undefined,
    replicas: await listReplicas(db),
  }
}
