import { endOtherSessions as route } from '@longhaul/contract/accounts/account-security.ts'
import { endSessions } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'

export const endOtherSessionsAction = writeAction(route, endOtherSessions)

async function endOtherSessions({ tx, me, now }: WriteCall<typeof route>): Answer<typeof route> {
  return { ended: await endSessions(tx, me, me.sessionId, now) }
}
