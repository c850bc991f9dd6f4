import { endStaffSessions as route } from '@longhaul/contract/staff/members.staff.ts'
import { endSessions } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockMember } from './sql.ts'

export const endStaffSessionsAction = writeAction(route, endStaffSessions)

async function endStaffSessions(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  const member = orNotFound(await lockMember(tx, params.id))
  const ended = await endSessions(tx, { kind: 'staff', id: member.id }, me.sessionId, now)
  await audit(call, {
    action: 'end_staff_sessions',
    subjectKind: 'staff',
    subjectId: member.id,
    after: { ended_sessions: ended },
  })
  return { ended }
}
