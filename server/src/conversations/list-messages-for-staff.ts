import { listMessagesForStaff as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listMessages } from './sql-messages.ts'
import { findConversationForStaff } from './sql-staff.ts'
import { askerOf, toMessages } from './to-wire.ts'

export const listMessagesForStaffAction = action(route, listMessagesForStaff)

async function listMessagesForStaff({
  tx,
  params,
  query,
  world,
  now,
}: Call<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await findConversationForStaff(tx, params.id))
  const size = pageSize(query.limit)
  const filter = { internal: true, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listMessages(tx, conversation.id, filter), size)
  const { name } = askerOf(conversation)
  return { items: await toMessages({ tx, world, now }, rows, name), next_cursor }
}
