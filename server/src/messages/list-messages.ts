import { listMessages, readMessages } from '@longhaul/contract/messages/messages.ts'
import { type NoticeArgs, noticeIn } from '@longhaul/text/mail/notices.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countUnread, listOwnMessages, markOwnRead } from './sql.ts'

export const listMessagesAction = action(listMessages, async ({ tx, me, lang, query }) => {
  const size = pageSize(query.limit)
  const filter = {
    unread: query.unread,
    subjectKind: query.subject_kind,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listOwnMessages(tx, me.id, filter), size)
  const items = rows.map((row) => {
    // `notify` is the only writer of this column.
    const args = row.args as NoticeArgs
    return {
      id: row.id,
      kind: row.kind,
      ...noticeIn(lang, row.kind, args),
      subject_kind: row.subject_kind,
      subject_id: row.subject_id,
      amount_fen: args.amount_fen ?? null,
      read_at: row.read_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  })
  return { items, next_cursor, unread_count: await countUnread(tx, me.id) }
})

export const readMessagesAction = action(readMessages, async ({ tx, me, body, now, changed }) => {
  const ids = body.all ? 'all' : (body.ids ?? [])
  if (ids === 'all' || ids.length > 0) await markOwnRead(tx, me.id, ids, now)
  await changed(me.id, 'messages')
  return { unread_count: await countUnread(tx, me.id) }
})
