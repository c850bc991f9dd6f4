import { listConversationsForStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countViews, listConversationsForStaff } from './sql-staff.ts'
import { toStaff } from './to-wire.ts'

export const listConversationsForStaffAction = readAction(route, listConversationsForStaffReply)

/** A view of the desk: waiting, assigned to the caller, open, closed. */
async function listConversationsForStaffReply({
  db,
  me,
  query,
}: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const view = query.view ?? 'open'
  const rows = await listConversationsForStaff(db, {
    view,
    staffId: me.id,
    q: query.q?.trim(),
    cursor: decodeCursor(query.cursor),
    size,
  })
  const { next_cursor } = toPage(
    rows.map((row) => ({
      id: row.id,
      created_at: view === 'waiting' ? (row.waiting_since ?? row.last_message_at) : row.last_message_at,
    })),
    size,
  )
  return { items: rows.slice(0, size).map(toStaff), next_cursor, counts: await countViews(db, me.id) }
}
