import { OWNERSHIP_PICTURES_MAX, OWNERSHIP_CLAIM_STAGES } from '@longhaul/domain/warehouse/unclaimed.ts'
import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

/**
 * The public view of an unclaimed parcel: where it is and how its number ends. No name and no picture, since
 * the label would reveal the rest.
 */
export const UnclaimedCard = Type.Object({
  id: Id,
  warehouse_id: Type.String(),
  courier: Type.String(),
  number_end: Type.String(),
  look: Type.String(),
  arrived_at: Moment,
  /** Whether the caller has a pending claim to it. */
  claimed_by_me: Type.Boolean(),
})

export const listUnclaimed = route('GET /unclaimed', {
  who: 'shopper',
  summary: 'List unclaimed parcels, newest first, with only the last digits of their tracking numbers',
  query: Type.Object({
    ...pageQuery,
    warehouse_id: Type.Optional(text(8)),
    /** The last digits of a number. */
    number_end: Type.Optional(text(60)),
  }),
  shows: ['stock'],
  reply: pageOf(UnclaimedCard),
  perMinute: 60,
})

export const OwnershipClaim = Type.Object({
  id: Id,
  unclaimed_id: Id,
  stage: oneOf(OWNERSHIP_CLAIM_STAGES),
  warehouse_id: Type.String(),
  courier: Type.String(),
  number_end: Type.String(),
  tracking_number: Type.String(),
  title: Type.String(),
  quantity: Type.Integer(),
  value_fen: Fen,
  note: Type.String(),
  images: Type.Array(Type.String()),
  /** Why it was not accepted. */
  reason: Type.String(),
  created_at: Moment,
  decided_at: nullable(Moment),
})

export const claimOwnership = route('POST /unclaimed/{id}/claim', {
  who: 'verified',
  summary:
    'Claim a parcel with proof: the full tracking number, or pictures of the order. Staff decide; the response does not reveal whether the number was right.',
  params: ById,
  body: Type.Object({
    tracking_number: text(60),
    title: filled(200),
    quantity: Type.Integer({ minimum: 1, maximum: 999 }),
    value_fen: Type.Integer({ minimum: 1, maximum: DECLARED_VALUE_MAX_FEN }),
    note: text(500),
    file_ids: Type.Array(Id, { maxItems: OWNERSHIP_PICTURES_MAX }),
  }),
  changes: ['stock'],
  reply: OwnershipClaim,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
  perMinute: 20,
})

export const proveOwnership = route('POST /unclaimed_claims/{id}/proof', {
  who: 'verified',
  summary: 'Add pictures to a claim that has not been decided, such as one that an announcement became',
  params: ById,
  body: Type.Object({
    note: text(500),
    file_ids: Type.Array(Id, { minItems: 1, maxItems: OWNERSHIP_PICTURES_MAX }),
  }),
  changes: ['stock'],
  reply: OwnershipClaim,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
  perMinute: 20,
})

export const listOwnershipClaims = route('GET /unclaimed_claims', {
  who: 'shopper',
  summary: "List the shopper's claims to unclaimed parcels, newest first",
  query: Type.Object(pageQuery),
  shows: ['stock'],
  reply: pageOf(OwnershipClaim),
})

export const withdrawOwnershipClaim = route('POST /unclaimed_claims/{id}/withdraw', {
  who: 'shopper',
  summary: 'Withdraw a claim that has not been decided',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: OwnershipClaim,
  refusals: ['not_found', 'transition_not_allowed'],
})
