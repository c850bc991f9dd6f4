import { CLAIM_KINDS, EVIDENCE_MAX, EVIDENCE_SLOTS, STORY_MAX } from '@longhaul/domain/claims/claim.ts'
import { QUANTITY_MAX } from '@longhaul/domain/orders/limits.ts'
import { CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

/** Pictures by what they show; previously uploaded as `attachment`. */
export const Evidence = Type.Array(Type.Object({ slot: oneOf(EVIDENCE_SLOTS), file_id: Id }), {
  maxItems: EVIDENCE_MAX,
})
export const EvidenceShown = Type.Object({ slot: oneOf(EVIDENCE_SLOTS), file_id: Id, url: Type.String() })

/** Goods of a package, and how many of their pieces a claim names. */
export const ClaimedGoods = Type.Object({
  stock_item_id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: QUANTITY_MAX }),
})

export const Claim = Type.Object({
  id: Id,
  number: Type.String(),
  kind: oneOf(CLAIM_KINDS),
  stage: oneOf(CLAIM_STAGES),
  stage_at: Moment,
  story: Type.String(),
  stock_item_ids: Type.Array(Id),
  /** The same goods, with the number of pieces of each. */
  goods: Type.Array(ClaimedGoods),
  evidence: Type.Array(EvidenceShown),
  /** The latest note by staff: what they need, why the claim was rejected, what the payout is for. */
  note: Type.String(),
  goods_fen: nullable(Fen),
  freight_fen: nullable(Fen),
  created_at: Moment,
})

export const getParcelClaim = route('GET /parcels/{id}/claim', {
  who: 'shopper',
  tokens: 'parcels',
  grants: { scope: 'parcels:read' },
  summary:
    'Get the claims for a package, the pieces that can still be claimed, and the kinds of claim that can be opened now',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({
    /** The newest claim. */
    claim: nullable(Claim),
    /** Every claim for the package, newest first. */
    claims: Type.Array(Claim),
    /** The goods in the package: how many pieces, and how many of them can still be claimed. */
    goods: Type.Array(
      Type.Object({ stock_item_id: Id, quantity: Type.Integer(), claimable: Type.Integer() }),
    ),
    kinds: Type.Array(
      Type.Object({
        kind: oneOf(CLAIM_KINDS),
        /** Why no claim may be opened, as a sentence; null if it may. */
        why_not: nullable(Type.String()),
        /**
         * The maximum payout for what can still be claimed, if it is the carrier's fault: goods by insurance,
         * and the freight.
         */
        goods_fen: Fen,
        freight_fen: Fen,
        evidence: Type.Array(oneOf(EVIDENCE_SLOTS)),
      }),
    ),
    /** From when a package under way counts as lost; null if it is not under way. */
    lost_from: nullable(Moment),
    insured_fen: Fen,
    /** How much of the insurance other claims for the package leave. */
    cover_left_fen: Fen,
  }),
  refusals: ['not_found'],
})

export const openClaim = route('POST /parcels/{id}/claim', {
  who: 'shopper',
  summary:
    'Open a claim for a package that is lost, damaged or incomplete, with the pictures on the checklist. Further claims may name other pieces; none is claimed twice.',
  params: ById,
  body: Type.Object({
    kind: oneOf(CLAIM_KINDS),
    /** The damaged or missing goods; empty for a package that never arrived. */
    stock_item_ids: Type.Array(Id, { maxItems: 100 }),
    /** How many pieces, where it is not all that can still be claimed of those goods. */
    quantities: Type.Optional(Type.Array(ClaimedGoods, { maxItems: 100 })),
    story: filled(STORY_MAX),
    evidence: Evidence,
  }),
  changes: ['parcels', 'messages'],
  reply: Claim,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const addEvidence = route('POST /claims/{id}/evidence', {
  who: 'shopper',
  summary: 'Add the evidence that staff asked for',
  params: ById,
  body: Type.Object({ note: text(STORY_MAX), evidence: Evidence }),
  changes: ['parcels'],
  reply: Claim,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const cancelClaim = route('POST /claims/{id}/cancel', {
  who: 'shopper',
  summary: 'Withdraw a claim that has not been decided',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Claim,
  refusals: ['not_found', 'transition_not_allowed'],
})
