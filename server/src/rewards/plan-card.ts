import { fieldsOf } from '@longhaul/domain/languages.ts'
import { type StaffPlan } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { Static } from 'typebox'
import { planColumns } from './plans-card.ts'
import { type CountedPlan } from './sql-plans.ts'

export const toPlan = (row: CountedPlan): Static<typeof StaffPlan> => ({
  id: row.id,
  ...fieldsOf('name', row.name),
  price_fen: row.price_fen,
  ...planColumns(row),
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  member_count: row.member_count,
})
