import { getStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readMember, toSession } from './member-card.ts'
import { listStaffSessions } from './sql-sessions.ts'

export const getStaffMemberAction = action(route, getStaffMember)

async function getStaffMember({ tx, params, me, now, world }: Call<typeof route>): Answer<typeof route> {
  const member = await readMember(world, tx, params.id, now)
  const sessions = await listStaffSessions(tx, params.id, now)
  return { ...member, sessions: sessions.map((session) => toSession(session, me.sessionId)) }
}
