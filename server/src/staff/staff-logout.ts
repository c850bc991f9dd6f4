import { staffLogout as route } from '@longhaul/contract/accounts/session.ts'
import { endSession } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'

export const staffLogoutAction = writeAction(route, staffLogout)

async function staffLogout(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, now } = call
  await endSession(tx, me, me.sessionId, now)
  await audit(call, { action: 'log_out', subjectKind: 'staff', subjectId: me.id })
  return {}
}
