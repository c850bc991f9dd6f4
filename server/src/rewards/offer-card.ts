import { fieldsOf } from '@longhaul/domain/languages.ts'
import type { CouponOffer } from '@longhaul/contract/rewards/rewards.staff.ts'
import type { Static } from 'typebox'
import { termsOf } from './coupon-card.ts'
import { type CountedOffer } from './sql-offers.ts'

export const toOffer = (row: CountedOffer): Static<typeof CouponOffer> => ({
  id: row.id,
  ...fieldsOf('name', row.name),
  ...termsOf(row),
  valid_days: row.valid_days,
  ends_at: row.ends_at?.toISOString() ?? null,
  code: row.code,
  on_register: row.on_register,
  points_price: row.points_price,
  total_limit: row.total_limit,
  per_shopper: row.per_shopper,
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  given_count: row.given_count,
  used_count: row.used_count,
  discount_fen: row.discount_fen,
})
