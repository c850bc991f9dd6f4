import { CLAIM_KINDS, EVIDENCE_MAX, EVIDENCE_SLOTS, STORY_MAX } from '@longhaul/domain/claims/claim.ts'
import { CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

/** Pictures by what they show; previously uploaded as `attachment`. */
export const Evidence = Type.Array(Type.Object({ slot: oneOf(EVIDENCE_SLOTS), file_id: Id }), {
  maxItems: EVIDENCE_MAX,
})
export const EvidenceShown = Type.Object({ slot: oneOf(EVIDENCE_SLOTS), file_id: Id, url: Type.String() })

export const Claim = Type.Object({
  id: Id,
  number: Type.String(),
  kind: oneOf(CLAIM_KINDS),
  stage: oneOf(CLAIM_STAGES),
  stage_at: Moment,
  story: Type.String(),
  stock_item_ids: Type.Array(Id),
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
  summary: 'Get the latest claim for a package, and the kinds of claim that can be opened now',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({
    claim: nullable(Claim),
    kinds: Type.Array(
      Type.Object({
        kind: oneOf(CLAIM_KINDS),
        /** Why no claim may be opened, as a sentence; null if it may. */
        why_not: nullable(Type.String()),
        /** The maximum payout if it is the carrier's fault: goods by insurance, and the freight. */
        goods_fen: Fen,
        freight_fen: Fen,
        evidence: Type.Array(oneOf(EVIDENCE_SLOTS)),
      }),
    ),
    /** From when a package under way counts as lost; null if it is not under way. */
    lost_from: nullable(Moment),
    insured_fen: Fen,
  }),
  refusals: ['not_found'],
})

export const openClaim = route('POST /parcels/{id}/claim', {
  who: 'shopper',
  summary:
    'Open a claim for a package that is lost, damaged or incomplete, with the pictures on the checklist',
  params: ById,
  body: Type.Object({
    kind: oneOf(CLAIM_KINDS),
    /** The damaged or missing goods; empty for a package that never arrived. */
    stock_item_ids: Type.Array(Id, { maxItems: 100 }),
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
