import { listMails as route } from '@longhaul/contract/staff/operations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { countUndelivered, listMailsForStaff } from './sql.ts'

type Row = Awaited<ReturnType<typeof listMailsForStaff>>[number]

export const toWire = (row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  given_up_at: row.given_up_at?.toISOString() ?? null,
})

export const listMailsAction = readAction(route, listMails, { fromReplica: true })

/** All mails, newest first. */
async function listMails({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = toPage(
    await listMailsForStaff(db, {
      q: query.q?.trim(),
      undelivered: query.undelivered ?? false,
      cursor: decodeCursor(query.cursor),
      size,
    }),
    size,
  )
  return {
    items: page.rows.map(toWire),
    next_cursor: page.next_cursor,
    undelivered_count: await countUndelivered(db),
  }
}
