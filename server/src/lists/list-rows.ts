import { LIST_IDS, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { type Action, readAction } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'
import { decodeListCursor, encodeListCursor, readWords } from './read-query.ts'
import { ROUTES, SOURCES } from './sources.ts'
import { countRows, listRows, lookUp } from './sql.ts'

/**
 * Lists by which money is paid out or taken in: they are always read from the primary database, never from a
 * copy.
 */
const DECIDED_ON: readonly ListId[] = ['recharges', 'remittances', 'withdrawals', 'refunds']

/** All lists for staff work alike: filtered, sorted and searched by the database, a page at a time. */
export const listActions: readonly Action[] = LIST_IDS.map((list) => of(list, ROUTES[list]))

/** Rows are counted up to this number; beyond it the page says that there are more. */
const COUNTED_MAX = 1_000

function of(list: ListId, route: ListRoute): Action {
  return readAction(
    route,
    async ({ db, query, now }) => {
      const { cursor, limit } = query
      return await readPage(db, list, listWords(list, query), { cursor, limit, now })
    },
    DECIDED_ON.includes(list) ? {} : { fromReplica: true },
  )
}

type ListRoute = (typeof ROUTES)[ListId]

/** The query parameters that belong to the list, without others such as the cursor. */
function listWords(list: ListId, given: Readonly<Record<string, unknown>>): ListWords {
  const known = ['q', 'sort', ...Object.keys(listShape(list).filters)]
  return Object.fromEntries(
    known.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
  )
}

/** One page of a list, and with the first page the number of rows. */
export async function readPage(
  db: Db,
  list: ListId,
  words: ListWords,
  page: { cursor: string | undefined; limit: number | undefined; now: Date },
) {
  const source = SOURCES[list]
  const asked = await lookUp(db, source, readWords(list, words))
  const size = pageSize(page.limit)
  const cursor = decodeListCursor(list, asked.sort.by, page.cursor)
  const rows = await listRows(db, source, asked, { cursor, limit: size + 1, now: page.now })
  const last = rows[size - 1]
  const count = cursor ? null : await countRows(db, source, asked, COUNTED_MAX + 1)
  return {
    items: rows.slice(0, size).map(({ id, cells }) => ({ id, cells: { ...cells } })),
    next_cursor: rows.length > size && last ? encodeListCursor(last) : null,
    found: count === null ? null : { count: Math.min(count, COUNTED_MAX), more: count > COUNTED_MAX },
  }
}
