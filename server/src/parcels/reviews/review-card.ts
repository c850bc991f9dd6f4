import type { ReviewForStaff } from '@longhaul/contract/parcels/reviews.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import type { Reading } from '../reading/reading.ts'
import type { ListedReview } from './sql.ts'

/** The public part of a review, in the reader's language. */
export const toWritten = ({ world, now, lang }: Omit<Reading, 'tx'>, row: ListedReview) => ({
  id: row.id,
  stars: row.stars,
  body: row.body,
  images: row.file_ids.flatMap((id) => imageUrl(world, id, now) ?? []),
  country_name: row.country_name[lang],
  option: row.option,
  created_at: row.created_at.toISOString(),
})

/** A review as staff see it: its author, the package, and the decision. */
export const toStaffReview = (
  reading: Omit<Reading, 'tx'>,
  row: ListedReview,
): Static<typeof ReviewForStaff> => ({
  ...toWritten(reading, row),
  stage: row.stage,
  parcel_id: row.parcel_id,
  parcel_number: row.parcel_number,
  shopper_name: row.shopper_name,
  shopper_code: row.shopper_code,
  decided_by: row.decided_by_name,
  decided_at: row.decided_at?.toISOString() ?? null,
  decide_reason: row.decide_reason,
})
