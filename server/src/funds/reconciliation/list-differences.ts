import { type Difference, listDifferences as route } from '@longhaul/contract/funds/reconciliation.staff.ts'
import type { Static } from 'typebox'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { type DifferenceRow, listDifferencesForStaff, listLastChecked } from './sql.ts'

export const listDifferencesAction = readAction(route, listDifferences)

async function listDifferences({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { settled: query.settled ?? false, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listDifferencesForStaff(db, page), size)
  const checked = (await listLastChecked(db)).map((row) => ({
    ...row,
    checked_at: row.checked_at.toISOString(),
  }))
  return { items: rows.map(toDifference), next_cursor, checked }
}

export const toDifference = (row: DifferenceRow): Static<typeof Difference> => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  ref: row.ref,
  recharge_id: row.recharge_id,
  recharge_number: row.recharge_number,
  currency: row.currency,
  ours_minor: row.ours_minor,
  theirs_minor: row.theirs_minor,
  found_at: row.found_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  note: row.note,
})
