import { listMessages as route } from '@longhaul/contract/messages/messages.ts'
import { imageUrl } from '../files/public.ts'
import { noticeIn } from '@longhaul/text/mail/notices.ts'
import { groupOfNotice } from '@longhaul/domain/messages/notice-groups.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countUnread, findReader, listOwnMessages } from './sql.ts'

export const listMessagesAction = readAction(route, listMessages, { fromReplica: true })

async function listMessages({
  db,
  me,
  lang,
  query,
  now,
  world,
}: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const filter = {
    unread: query.unread,
    group: query.group,
    subjectKind: query.subject_kind,
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { zone } = await findReader(db, me.id)
  const { rows, next_cursor } = toPage(await listOwnMessages(db, me.id, filter), size)
  const items = rows.map((row) => {
    return {
      id: row.id,
      kind: row.kind,
      group: groupOfNotice(row.kind),
      ...noticeIn(lang, row.kind, row.args, zone),
      subject_kind: row.subject_kind,
      subject_id: row.subject_id,
      image: imageUrl(world, row.image_file_id, now),
      amount_fen: row.args.amount_fen ?? null,
      read_at: row.read_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  })
  return { items, next_cursor, unread_count: await countUnread(db, me.id, filter.group) }
}
