import { listStaffMembers as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toMember } from './member-card.ts'
import { listAdmins, listMembers } from './sql.ts'

export const listStaffMembersAction = action(route, listStaffMembers)

async function listStaffMembers({ tx, query, now, world }: Call<typeof route>): Answer<typeof route> {
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
}
