import { whyNotSend } from '@longhaul/domain/conversations/limits.ts'
import { ownFilesOfKind } from '../files/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { type ConversationRow, updateConversation } from './sql.ts'
import { type MessageRow, attachFiles, findMessage, insertMessageRow, lastMessageAt } from './sql-messages.ts'

/** The author: the shopper whose conversation it is, a guest, who sends words only, or a member of staff. */
type Speaker = { shopperId: string } | { isGuest: true } | { staffId: string; internal: boolean }

/**
 * Adds a message to a conversation whose row is locked. Its time is always later than that of the previous
 * message, whatever the clock says. Refuses an empty message with `empty_message`, and pictures that are not
 * the author's own or already belong to another message.
 */
export async function say(
  tx: Tx,
  conversation: Pick<ConversationRow, 'id'>,
  speaker: Speaker,
  written: { body: string; file_ids: readonly string[] },
  now: Date,
): Promise<MessageRow> {
  const body = written.body.trim()
  const fileIds = [...new Set(written.file_ids)]
  refuseIf(whyNotSend(body, fileIds.length))
  const own = await ownFiles(tx, speaker, fileIds)
  if (own.length < fileIds.length) throw badInput({ file_ids: 'unknown' })

  const internal = 'staffId' in speaker && speaker.internal
  const last = await lastMessageAt(tx, conversation.id)
  const createdAt = new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1))
  const { id } = await insertMessageRow(tx, {
    conversation_id: conversation.id,
    author: 'staffId' in speaker ? 'staff' : 'shopper',
    staff_id: 'staffId' in speaker ? speaker.staffId : null,
    internal,
    body,
    created_at: createdAt,
  })
  if ((await attachFiles(tx, id, fileIds)) < fileIds.length) throw badInput({ file_ids: 'in_use' })
  // A note is for the staff only: it does not move the conversation in the shopper's list.
  if (!internal) await updateConversation(tx, conversation.id, { last_message_at: createdAt })
  return orNotFound(await findMessage(tx, conversation.id, id))
}

/** A guest's message: words only. */
export const sayAsGuest = (tx: Tx, conversation: Pick<ConversationRow, 'id'>, body: string, now: Date) =>
  say(tx, conversation, { isGuest: true }, { body, file_ids: [] }, now)

async function ownFiles(tx: Tx, speaker: Speaker, fileIds: readonly string[]) {
  if ('isGuest' in speaker) return []
  const owner = 'staffId' in speaker ? { staffId: speaker.staffId } : { shopperId: speaker.shopperId }
  return await ownFilesOfKind(tx, owner, fileIds, 'attachment')
}
