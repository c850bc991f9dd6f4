import { listActs as route } from '@longhaul/contract/staff/audit.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import { decodeActCursor, encodeActCursor, readFilter, toAct } from './read-filter.ts'
import { numbersOf } from './sql-subjects.ts'
import { listActs as listRows } from './sql.ts'

export const listActsAction = readAction(route, listActs, { fromReplica: true })

async function listActs({ db, query, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const cursor = decodeActCursor(query.cursor)
  const rows = await listRows(db, readFilter(query), { cursor, limit: size + 1 })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const numberOf = await numbersOf(db, page)
  const items = page.map((row) => toAct(row, { lang, number: numberOf(row) }))
  return { items, next_cursor: rows.length > size && last ? encodeActCursor(last) : null }
}
