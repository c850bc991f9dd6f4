import { listStaffMembers as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toMember } from './member-card.ts'
import { listAdmins, listMembers } from './sql.ts'

export const listStaffMembersAction = readAction(route, listStaffMembers)

async function listStaffMembers({ db, query, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    words: query.q?.trim() ?? '',
    role: query.role,
    state: query.state,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listMembers(db, filter, now), size)
  const adminIds = await listAdmins(db)
  return { items: rows.map((row) => toMember(world, row, adminIds)), next_cursor }
}
