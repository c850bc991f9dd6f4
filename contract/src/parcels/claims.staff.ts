import { CLAIM_KINDS } from '@longhaul/domain/claims/claim.ts'
import { CLAIM_FAULTS } from '@longhaul/domain/states/claim-fault.ts'
import { CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { ClaimedGoods, EvidenceShown } from './claims.ts'
import {
  WhyNotSecondStep,
  ById,
  Fen,
  Id,
  Moment,
  ShownFen,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { StaffGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

const DESK = { staff: ['support', 'finance'] } as const

export const ClaimRow = Type.Object({
  id: Id,
  number: Type.String(),
  kind: oneOf(CLAIM_KINDS),
  stage: oneOf(CLAIM_STAGES),
  parcel_id: Id,
  parcel_number: Type.String(),
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  insured_fen: Fen,
  /** The granted amount; null before a decision. */
  payout_fen: nullable(Fen),
  created_at: Moment,
})

export const listClaims = route('GET /staff/claims', {
  who: DESK,
  summary: 'List claims, newest first: open ones, or those at one stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(CLAIM_STAGES)) }),
  shows: ['parcels'],
  reply: pageOf(ClaimRow),
})

export const ClaimDetail = Type.Object({
  ...ClaimRow.properties,
  story: Type.String(),
  note: Type.String(),
  evidence: Type.Array(EvidenceShown),
  parcel_stage: oneOf(PARCEL_STAGES),
  parcel_stage_at: Moment,
  line_name: Type.String(),
  country_name: Type.String(),
  tracking_number: nullable(Type.String()),
  shipped_at: nullable(Moment),
  delivered_at: nullable(Moment),
  /** The carrier's latest message. */
  latest: nullable(Type.Object({ description: Type.String(), happened_at: Moment })),
  contents: Type.Array(
    Type.Object({
      stock_item_id: Id,
      ...StaffGoods.properties,
      value_fen: Fen,
      /** How much of its worth may still be paid, after subtracting what has been given back. */
      left_fen: Fen,
      affected: Type.Boolean(),
      /** How many pieces this claim names, and how many other claims that are open or paid. */
      claimed: Type.Integer(),
      claimed_elsewhere: Type.Integer(),
    }),
  ),
  /**
   * The worth of all goods and of the claimed pieces when the package was shipped; how much may still be
   * given back for those pieces.
   */
  goods_fen: Fen,
  affected_fen: Fen,
  affected_left_fen: Fen,
  /** How much of the insurance other claims for the package take. */
  insured_elsewhere_fen: Fen,
  /**
   * Whether every other piece is lost too, by claims that are granted or paid: then the freight goes back.
   */
  is_rest: Type.Boolean(),
  /** The other claims for the package, newest first. */
  others: Type.Array(
    Type.Object({
      id: Id,
      number: Type.String(),
      kind: oneOf(CLAIM_KINDS),
      stage: oneOf(CLAIM_STAGES),
      /** The amount granted; null before a decision. */
      payout_fen: nullable(Fen),
      goods: Type.Array(ClaimedGoods),
      created_at: Moment,
    }),
  ),
  /** The freight paid, less what has been given back. */
  freight_paid_fen: Fen,
  /** When it was last granted or rejected. */
  decided_at: nullable(Moment),
  fault: nullable(oneOf(CLAIM_FAULTS)),
  share_per_mille: nullable(Type.Integer()),
  /** The granted amounts, as far as they may still be paid. */
  granted_goods_fen: nullable(Fen),
  granted_freight_fen: nullable(Fen),
  /** Paying the granted amount requires two people: one approves, another pays. */
  two_people: Type.Boolean(),
  approved_by: nullable(Id),
  approved_by_name: nullable(Type.String()),
  why_not_second: WhyNotSecondStep,
  history: Type.Array(
    Type.Object({
      step: Type.String(),
      to_stage: oneOf(CLAIM_STAGES),
      actor: Type.String(),
      note: Type.String(),
      created_at: Moment,
    }),
  ),
})

export const getClaim = route('GET /staff/claims/{id}', {
  who: DESK,
  summary: 'Get a claim with everything needed to decide it',
  params: ById,
  shows: ['parcels'],
  reply: ClaimDetail,
  refusals: ['not_found'],
})

export const wantEvidence = route('POST /staff/claims/{id}/want_evidence', {
  who: { staff: ['support'] },
  summary: 'Ask the shopper for more evidence, with a note that the shopper sees',
  params: ById,
  body: Type.Object({ note: filled(500) }),
  changes: ['parcels', 'messages'],
  reply: ClaimDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const rejectClaim = route('POST /staff/claims/{id}/reject', {
  who: { staff: ['support'] },
  summary: 'Reject a claim with a reason that the shopper sees',
  params: ById,
  body: Type.Object({ note: filled(500) }),
  changes: ['parcels', 'messages'],
  reply: ClaimDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const grantClaim = route('POST /staff/claims/{id}/grant', {
  who: { staff: ['support'] },
  summary:
    'Grant a claim: who was at fault and how much of the goods is lost. The payout is calculated; finance pays it.',
  params: ById,
  body: Type.Object({
    fault: oneOf(CLAIM_FAULTS),
    share_per_mille: Type.Integer({ minimum: 1, maximum: 1000 }),
    note: text(500),
    /** The amount that the page displayed. */
    expected_payout_fen: ShownFen,
  }),
  changes: ['parcels'],
  reply: ClaimDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'out_of_date'],
})

export const sendBackClaim = route('POST /staff/claims/{id}/send_back', {
  who: { staff: ['finance'] },
  summary: 'Return a granted claim to support, with a note for them',
  params: ById,
  body: Type.Object({ note: filled(500) }),
  changes: ['parcels', 'messages'],
  reply: ClaimDetail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const payClaim = route('POST /staff/claims/{id}/pay', {
  who: { staff: ['finance'] },
  summary:
    "Pay a granted claim to the shopper's balance. A lost package is closed by it. Where two people are required, the first call only approves, and another person has to make the second.",
  params: ById,
  body: Type.Object({}),
  changes: ['parcels', 'funds', 'messages'],
  reply: ClaimDetail,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})
