import type { Edge, StateTable } from '../states/table.ts'

/** The stages of a claim for a package that was lost, damaged or incomplete; final stages last. */
export const CLAIM_STAGES = [
  'submitted',
  'evidence_wanted',
  'granted',
  'paid',
  'rejected',
  'cancelled',
] as const
export type ClaimStage = (typeof CLAIM_STAGES)[number]
export type ClaimStep = 'want_evidence' | 'add_evidence' | 'grant' | 'reject' | 'cancel' | 'send_back' | 'pay'

type ClaimEdge = Edge<ClaimStage, ClaimStep>
const edge = (step: ClaimStep, from: ClaimStage, to: ClaimStage, by: ClaimEdge['by']): ClaimEdge => ({
  step,
  from,
  to,
  by,
})

/** Support decides, finance pays: doing both requires both roles. */
export const claimTable: StateTable<ClaimStage, ClaimStep> = {
  stages: CLAIM_STAGES,
  start: 'submitted',
  edges: [
    edge('want_evidence', 'submitted', 'evidence_wanted', ['support']),
    edge('grant', 'submitted', 'granted', ['support']),
    edge('reject', 'submitted', 'rejected', ['support']),
    // The system cancels a claim that the package's stage contradicts.
    edge('cancel', 'submitted', 'cancelled', ['shopper', 'system']),

    edge('add_evidence', 'evidence_wanted', 'submitted', ['shopper']),
    edge('grant', 'evidence_wanted', 'granted', ['support']),
    edge('reject', 'evidence_wanted', 'rejected', ['support']),
    edge('cancel', 'evidence_wanted', 'cancelled', ['shopper', 'system']),

    edge('send_back', 'granted', 'submitted', ['finance', 'system']),
    edge('cancel', 'granted', 'cancelled', ['system']),
    edge('pay', 'granted', 'paid', ['finance']),
  ],
}

/** The stages that still need an action. */
export const OPEN_CLAIM_STAGES = [
  'submitted',
  'evidence_wanted',
  'granted',
] as const satisfies readonly ClaimStage[]

/** The stages in which a claim counts for its package, the one that needs an action first at the front. */
export const CLAIM_STAGES_BY_URGENCY = [
  'evidence_wanted',
  'submitted',
  'granted',
  'paid',
] as const satisfies readonly ClaimStage[]

/**
 * Whether a claim in this stage keeps its pieces: while it is open, and once it is paid. What was rejected or
 * withdrawn may be claimed again.
 */
export const keepsItsPieces = (stage: ClaimStage): boolean =>
  CLAIM_STAGES_BY_URGENCY.some((keeping) => keeping === stage)
