import { listMessagesForStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listMessages } from './sql-messages.ts'
import { findConversationForStaff } from './sql-staff.ts'
import { askerOf, toMessages } from './to-wire.ts'

export const listMessagesForStaffAction = readAction(route, listMessagesForStaff)

async function listMessagesForStaff({
  db,
  params,
  query,
  world,
  now,
}: ReadCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findConversationForStaff(db, params.id))
  const size = pageSize(query.limit)
  const filter = { internal: true, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listMessages(db, conversation.id, filter), size)
  const { name } = askerOf(conversation)
  return { items: await toMessages({ db, world, now }, rows, name), next_cursor }
}
