import {
  type Difference,
  listDifferences,
  settleDifference,
} from '@longhaul/contract/funds/reconciliation.staff.ts'
import type { Static } from 'typebox'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import {
  type DifferenceRow,
  findDifferenceForStaff,
  listDifferencesForStaff,
  listLastChecked,
  setDifferenceSettled,
} from './sql.ts'

export const listDifferencesAction = action(listDifferences, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const page = { settled: query.settled ?? false, cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listDifferencesForStaff(tx, page), size)
  const checked = (await listLastChecked(tx)).map((row) => ({
    ...row,
    checked_at: row.checked_at.toISOString(),
  }))
  return { items: rows.map(toDifference), next_cursor, checked }
})

/** Notes what was done about a difference: in the provider's dashboard, by an adjustment, by nothing. */
export const settleDifferenceAction = action(settleDifference, async (call) => {
  const { tx, params, body, me, now } = call
  found(await findDifferenceForStaff(tx, params.id))
  const note = body.note.trim()
  const isDone = await setDifferenceSettled(tx, params.id, { staffId: me.id, note, now })
  refuseIf(isDone ? null : 'transition_not_allowed')
  await audit(call, {
    action: 'settle_difference',
    subjectKind: 'reconciliation_difference',
    subjectId: params.id,
    reason: note,
  })
  await call.changed('staff', 'funds')
  return toDifference(found(await findDifferenceForStaff(tx, params.id)))
})

const toDifference = (row: DifferenceRow): Static<typeof Difference> => ({
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
