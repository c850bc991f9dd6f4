import { listActs as route } from '@longhaul/contract/staff/audit.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import { decodeActCursor, encodeActCursor, readFilter, toAct } from './read-filter.ts'
import { numbersOf } from './sql-subjects.ts'
import { listActs as listRows } from './sql.ts'

export const listActsAction = action(route, listActs, { fromCopy: true })

async function listActs({ tx, query, lang }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const cursor = decodeActCursor(query.cursor)
  const rows = await listRows(tx, readFilter(query), { cursor, limit: size + 1 })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const numberOf = await numbersOf(tx, page)
  const items = page.map((row) => toAct(row, { lang, number: numberOf(row) }))
  return { items, next_cursor: rows.length > size && last ? encodeActCursor(last) : null }
}
