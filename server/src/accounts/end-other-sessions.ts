import { endOtherSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { endSessions } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'

export const endOtherSessionsAction = action(route, endOtherSessions)

async function endOtherSessions({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  return { ended: await endSessions(tx, me, me.sessionId, now) }
}
