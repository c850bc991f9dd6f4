import { endOtherSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { endOwnSessions } from './sql-sessions.ts'

export const endOtherSessionsAction = action(route, endOtherSessions)

async function endOtherSessions({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  const ended = await endOwnSessions(tx, me.id, me.sessionId, now)
  return { ended }
}
