import { logout as route } from '@longhaul/contract/accounts/session.ts'
import { endSession } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'

export const logoutAction = writeAction(route, logout)

async function logout({ tx, me, now }: WriteCall<typeof route>): Answer<typeof route> {
  await endSession(tx, me, me.sessionId, now)
  return {}
}
