import { type Hold } from '@longhaul/contract/staff/holds.staff.ts'
import { type HeldWorkKind } from '@longhaul/domain/staff/holds.ts'
import type { Static } from 'typebox'
import { type HoldRow } from './sql-holds.ts'

export const toHold = (kind: HeldWorkKind, row: HoldRow): Static<typeof Hold> => ({
  kind,
  id: row.subject_id,
  by: row.staff_id,
  by_name: row.name,
  taken_at: row.taken_at.toISOString(),
  until_at: row.until_at.toISOString(),
})
