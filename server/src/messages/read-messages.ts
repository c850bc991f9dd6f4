import { readMessages as route } from '@longhaul/contract/messages/messages.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { countUnread, markOwnRead } from './sql.ts'

export const readMessagesAction = writeAction(route, readMessages)

async function readMessages({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const ids = body.all ? 'all' : (body.ids ?? [])
  if (ids === 'all' || ids.length > 0) await markOwnRead(tx, me.id, ids, now)
  return { unread_count: await countUnread(tx, me.id) }
}
