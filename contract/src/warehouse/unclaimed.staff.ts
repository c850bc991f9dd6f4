import { OWNERSHIP_CLAIM_STAGES, UNCLAIMED_STAGES } from '@longhaul/domain/warehouse/unclaimed.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const DESK = { staff: ['warehouse', 'support'] } as const

export const UnclaimedRow = Type.Object({
  id: Id,
  stage: oneOf(UNCLAIMED_STAGES),
  tracking_number: Type.String(),
  courier: Type.String(),
  warehouse_id: Type.String(),
  shelf: Type.String(),
  look: Type.String(),
  image: nullable(Type.String()),
  arrived_at: Moment,
  stage_at: Moment,
  open_claims: Type.Integer(),
})

export const StaffClaim = Type.Object({
  id: Id,
  stage: oneOf(OWNERSHIP_CLAIM_STAGES),
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  tracking_number: Type.String(),
  /** How the claimed number compares with the parcel's; `end`: only the publicly visible end matches. */
  number_proof: oneOf(['same', 'end', 'other', 'none']),
  title: Type.String(),
  quantity: Type.Integer(),
  value_fen: Fen,
  note: Type.String(),
  images: Type.Array(Type.String()),
  reason: Type.String(),
  created_at: Moment,
  decided_at: nullable(Moment),
})

export const UnclaimedDetail = Type.Object({
  ...UnclaimedRow.properties,
  photos: Type.Array(Type.Object({ id: Id, url: Type.String() })),
  claims: Type.Array(StaffClaim),
  disposable_from: Moment,
  /** The resulting stock item, if the parcel was assigned to a shopper. */
  stock_item_id: nullable(Id),
  history: Type.Array(
    Type.Object({
      step: Type.String(),
      to_stage: oneOf(UNCLAIMED_STAGES),
      actor: Type.String(),
      staff_name: nullable(Type.String()),
      note: Type.String(),
      created_at: Moment,
    }),
  ),
})

export const listUnclaimedForStaff = route('GET /staff/unclaimed', {
  who: DESK,
  summary: 'Parcels that nobody is known for, the longest waiting last, with their whole numbers.',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf(UNCLAIMED_STAGES)),
    q: Type.Optional(text(100)),
  }),
  shows: ['stock'],
  reply: Type.Object({
    ...pageOf(UnclaimedRow).properties,
    counts: Type.Record(Type.String(), Type.Integer()),
  }),
})

export const getUnclaimedForStaff = route('GET /staff/unclaimed/{id}', {
  who: DESK,
  summary: 'One unclaimed parcel with its photos, the claims to it and what became of it.',
  params: ById,
  shows: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found'],
})

export const keepUnclaimed = route('PUT /staff/unclaimed/{id}', {
  who: { staff: ['warehouse'] },
  summary: 'Which shelf it lies on, and how it looks, in words that everybody may read.',
  params: ById,
  body: Type.Object({ shelf: filled(20), look: text(200) }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const addUnclaimedPhoto = route('POST /staff/unclaimed/{id}/photos', {
  who: { staff: ['warehouse'] },
  summary: 'Add an uploaded picture. Staff see it; shoppers do once the parcel is theirs.',
  params: ById,
  body: Type.Object({ file_id: Id }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const acceptOwnershipClaim = route('POST /staff/unclaimed_claims/{id}/accept', {
  who: DESK,
  summary:
    'The parcel is this shopper’s: it waits for inspection as their stock, and other claims to it end.',
  params: ById,
  body: Type.Object({}),
  changes: ['stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const rejectOwnershipClaim = route('POST /staff/unclaimed_claims/{id}/reject', {
  who: DESK,
  summary: 'The proof does not do, with a reason that the shopper reads.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const disposeOfUnclaimed = route('POST /staff/unclaimed/{id}/dispose', {
  who: { staff: ['support'] },
  summary: 'Nobody claimed it in time: it is disposed of, with a reason that is kept.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
