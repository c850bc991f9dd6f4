import { endOwnStaffSession as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { endSession } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const endOwnStaffSessionAction = writeAction(route, endOwnStaffSession)

async function endOwnStaffSession(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  if (!(await endSession(tx, me, params.id, now))) throw new Refusal('not_found')
  await audit(call, { action: 'end_own_session', subjectKind: 'staff', subjectId: me.id })
  return {}
}
