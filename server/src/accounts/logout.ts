import { logout as route } from '@longhaul/contract/accounts/session.ts'
import { endSession } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'

export const logoutAction = action(route, logout)

async function logout({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  await endSession(tx, me, me.sessionId, now)
  return {}
}
