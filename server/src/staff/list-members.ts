import { getStaffMember, listStaffMembers } from '@longhaul/contract/staff/members.staff.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readMember, toMember, toSession } from './member-card.ts'
import { listAdmins, listMembers } from './sql.ts'
import { listStaffSessions } from './sql-sessions.ts'

export const listStaffMembersAction = action(listStaffMembers, async ({ tx, query, now, world }) => {
  const size = pageSize(query.limit)
  const filter = {
    words: query.q?.trim() ?? '',
    role: query.role,
    state: query.state,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listMembers(tx, filter, now), size)
  const adminIds = await listAdmins(tx)
  return { items: rows.map((row) => toMember(world, row, adminIds)), next_cursor }
})

export const getStaffMemberAction = action(getStaffMember, async ({ tx, params, me, now, world }) => {
  const member = await readMember(world, tx, params.id, now)
  const sessions = await listStaffSessions(tx, params.id, now)
  return { ...member, sessions: sessions.map((session) => toSession(session, me.sessionId)) }
})
