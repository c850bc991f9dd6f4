import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { REVIEW_STAGES } from '@longhaul/domain/parcels/review-stages.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const written = {
  id: Id,
  stars: Type.Integer(),
  body: Type.String(),
  images: Type.Array(Type.String()),
  country_name: Type.String(),
  option: oneOf(DELIVERY_OPTIONS),
  created_at: Moment,
}

export const listReviews = route('GET /reviews', {
  who: 'anyone',
  summary: "List shoppers' reviews of packages they received, newest first, after approval by staff",
  query: Type.Object(pageQuery),
  shows: ['parcels'],
  reply: Type.Object({
    ...pageOf(
      Type.Object({
        ...written,
        /** Only the first character of the nickname. */
        reviewer: Type.String(),
        /** Days from dispatch to confirmed receipt; null if unknown. */
        days: nullable(Type.Integer()),
      }),
    ).properties,
    count: Type.Integer(),
    /** The mean in tenths of a star: 47 is 4.7. */
    mean_tenths: nullable(Type.Integer()),
  }),
})

export const ReviewForStaff = Type.Object({
  ...written,
  stage: oneOf(REVIEW_STAGES),
  parcel_id: Id,
  parcel_number: Type.String(),
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  decided_by: nullable(Type.String()),
  decided_at: nullable(Moment),
  decide_reason: Type.String(),
})

const DESK = { staff: ['support'] } as const

export const listReviewsForStaff = route('GET /staff/reviews', {
  who: DESK,
  summary: 'List reviews of packages by stage, newest first, with the number at each stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(REVIEW_STAGES)) }),
  shows: ['parcels'],
  reply: Type.Object({
    ...pageOf(ReviewForStaff).properties,
    counts: Type.Record(Type.String(), Type.Integer()),
  }),
})

export const decideReview = route('POST /staff/reviews/{id}/decide', {
  who: DESK,
  summary: 'Publish a review, or hide it with a reason. The decision can be changed.',
  params: ById,
  body: Type.Object({ show: Type.Boolean(), reason: text(300) }),
  changes: ['parcels'],
  reply: ReviewForStaff,
  refusals: ['not_found', 'invalid_input'],
})
