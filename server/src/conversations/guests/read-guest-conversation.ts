import { readGuestConversation as route } from '@longhaul/contract/messages/contact.ts'
import { GUEST_THREAD_MAX } from '@longhaul/domain/conversations/guests.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { markRead } from '../sql.ts'
import { listMessages } from '../sql-messages.ts'
import { readGuestKey } from './guest-key.ts'
import { askerOf, lockConversationByKey, proveGuest } from './sql-guests.ts'

export const readGuestConversationAction = writeAction(route, readGuestConversation)

/**
 * A guest opens the link of an answer. Whoever can do that reads the mailbox, so from now on the address is
 * known to be the guest's.
 */
async function readGuestConversation({
  tx,
  body,
  now,
  world,
}: WriteCall<typeof route>): Answer<typeof route> {
  const id = orNotFound(readGuestKey(world.secret, body.key))
  const conversation = orNotFound(await lockConversationByKey(tx, id))
  const rows = await listMessages(tx, id, { internal: false, cursor: undefined, size: GUEST_THREAD_MAX - 1 })
  await proveGuest(tx, id, now)
  if (rows[0]) await markRead(tx, id, 'shopper_read_at', rows[0].created_at)
  const asker = await askerOf(tx, id)
  return {
    stage: conversation.stage,
    messages: rows.toReversed().map((row) => ({
      id: row.id,
      author: row.author,
      author_name: row.author === 'staff' ? (row.staff_name ?? '') : asker,
      body: row.body,
      created_at: row.created_at.toISOString(),
    })),
  }
}
