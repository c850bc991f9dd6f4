import { listTeam as route } from '@longhaul/contract/staff/assignments.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listActiveStaff } from './sql-assignments.ts'

export const listTeamAction = readAction(route, listTeam)

/** To whom work may be given, and who may be named in a note. */
async function listTeam({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return { items: await listActiveStaff(db) }
}
