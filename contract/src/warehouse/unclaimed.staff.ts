import { OWNERSHIP_CLAIM_STAGES, UNCLAIMED_STAGES } from '@longhaul/domain/warehouse/unclaimed.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { StaffGoods, StoredGoods } from '../goods/staff-goods.ts'
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
  /** An announcement of its number became this claim: the number was known, so it proves nothing. */
  announced: Type.Boolean(),
  reason: Type.String(),
  created_at: Moment,
  decided_at: nullable(Moment),
})

export const UnclaimedDetail = Type.Object({
  ...UnclaimedRow.properties,
  photos: Type.Array(Type.Object({ id: Id, url: Type.String() })),
  claims: Type.Array(StaffClaim),
  /** What we bought that should travel under this number: a purchase is a claim too. */
  bought: Type.Array(
    Type.Object({
      item_id: Id,
      order_number: Type.String(),
      ...StaffGoods.properties,
      seller_name: Type.String(),
      shopper_id: Id,
      shopper_name: Type.String(),
      shopper_code: Type.String(),
    }),
  ),
  /** For whom a disputed parcel was received. */
  received: Type.Array(
    Type.Object({
      id: Id,
      ...StoredGoods.properties,
      stage: oneOf(ITEM_STAGES),
      bought: Type.Boolean(),
      shopper_id: Id,
      shopper_name: Type.String(),
      shopper_code: Type.String(),
    }),
  ),
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
  summary: 'List unclaimed parcels, longest waiting last, with their full tracking numbers',
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
  summary: 'Get an unclaimed parcel with its photos, the claims to it and its outcome',
  params: ById,
  shows: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found'],
})

export const keepUnclaimed = route('PUT /staff/unclaimed/{id}', {
  who: { staff: ['warehouse'] },
  summary: "Set an unclaimed parcel's shelf, and describe how it looks in words that everyone can read",
  params: ById,
  body: Type.Object({ shelf: filled(20), look: text(200) }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const addUnclaimedPhoto = route('POST /staff/unclaimed/{id}/photos', {
  who: { staff: ['warehouse'] },
  summary:
    'Add an uploaded picture to an unclaimed parcel. Staff see it; the shopper does once the parcel is theirs.',
  params: ById,
  body: Type.Object({ file_id: Id }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const acceptOwnershipClaim = route('POST /staff/unclaimed_claims/{id}/accept', {
  who: DESK,
  summary:
    "Accept a claim to an unclaimed parcel; it awaits inspection as this shopper's stock, and other claims to it end",
  params: ById,
  body: Type.Object({}),
  changes: ['stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const rejectOwnershipClaim = route('POST /staff/unclaimed_claims/{id}/reject', {
  who: DESK,
  summary:
    'Reject a claim to an unclaimed parcel because its proof is insufficient, with a reason that the shopper sees',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const receiveUnclaimed = route('POST /staff/unclaimed/{id}/receive', {
  who: { staff: ['warehouse'] },
  summary:
    'Receive an unclaimed parcel as the goods that we bought under its number, after comparing its contents; claims to it end',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const upholdReceipt = route('POST /staff/unclaimed/{id}/uphold', {
  who: DESK,
  summary:
    "Decide that a disputed parcel stays with whom it was received for, because the buyer's number was wrong; what it brought is free again",
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const takeBackReceipt = route('POST /staff/unclaimed/{id}/take_back', {
  who: DESK,
  summary:
    'Take a disputed parcel, unless we bought it, from the shopper for whom it was received; it is unclaimed again, and the shopper is told why',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const disposeOfUnclaimed = route('POST /staff/unclaimed/{id}/dispose', {
  who: { staff: ['support'] },
  summary: 'Dispose of a parcel that was not claimed in time, with a reason that is kept',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock'],
  reply: UnclaimedDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
