import { listActs, listAuditChoices } from '@longhaul/contract/staff/audit.staff.ts'
import { action } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import { decodeActCursor, encodeActCursor, readFilter, toAct } from './read-filter.ts'
import { listActs as listRows, listPeople, listWords } from './sql.ts'

export const listActsAction = action(listActs, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const cursor = decodeActCursor(query.cursor)
  const rows = await listRows(tx, readFilter(query), { cursor, limit: size + 1 })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { items: page.map(toAct), next_cursor: rows.length > size && last ? encodeActCursor(last) : null }
})

export const listAuditChoicesAction = action(listAuditChoices, async ({ tx }) => ({
  people: await listPeople(tx),
  actions: await listWords(tx, 'action'),
  subject_kinds: await listWords(tx, 'subject_kind'),
}))
