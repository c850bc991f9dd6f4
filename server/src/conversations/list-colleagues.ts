import { listColleagues as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listDesk } from './sql-staff.ts'

export const listColleaguesAction = readAction(route, listColleagues)

/** The staff to whom a conversation may be handed over. */
async function listColleagues({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return { items: await listDesk(db) }
}
