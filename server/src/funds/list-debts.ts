import { listDebts as route } from '@longhaul/contract/funds/debts.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { listDebts as listRows, sumDebts } from './sql-debts.ts'

export const listDebtsAction = readAction(route, listDebts)

/** The shoppers in debt, each with the amount and since when. */
async function listDebts({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const found = await listRows(db, { cursor: decodeCursor(query.cursor), size })
  const { rows, next_cursor } = toPage(
    found.map((row) => ({ ...row, created_at: row.since })),
    size,
  )
  return {
    items: rows.map(({ id, code, email, nickname, owed_fen, since, is_closed }) => ({
      shopper: { id, code, email, nickname },
      owed_fen,
      since: since.toISOString(),
      is_closed,
    })),
    next_cursor,
    total_fen: await sumDebts(db),
  }
}
