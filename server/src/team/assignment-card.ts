import type { Assignment } from '@longhaul/contract/staff/assignments.staff.ts'
import type { Static } from 'typebox'
import type { AssignmentRow } from './sql-assignments.ts'

/** An assignment in wire format. */
export const toAssignment = (row: AssignmentRow): Static<typeof Assignment> => ({
  kind: row.subject_kind,
  id: row.subject_id,
  staff_id: row.staff_id,
  staff_name: row.staff_name,
  given_by_name: row.given_by_name,
  given_at: row.given_at.toISOString(),
  note: row.note,
})
