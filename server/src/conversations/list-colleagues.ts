import { listColleagues as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listDesk } from './sql-staff.ts'

export const listColleaguesAction = action(route, listColleagues)

/** The staff to whom a conversation may be handed over. */
async function listColleagues({ tx }: Call<typeof route>): Answer<typeof route> {
  return { items: await listDesk(tx) }
}
