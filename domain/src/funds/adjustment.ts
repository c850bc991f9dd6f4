import type { Edge, StateTable } from '../states/table.ts'

/** Why a balance is corrected manually. */
export const ADJUSTMENT_CAUSES = [
  'goodwill',
  'wrong_charge',
  'wrong_credit',
  'payment_found',
  'other',
] as const
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number]

/** The largest single correction in fen: 100,000 yuan. A larger amount is assumed to be a typing error. */
export const ADJUSTMENT_MAX_FEN = 10_000_000

export const ADJUSTMENT_STAGES = ['requested', 'booked', 'rejected'] as const
export type AdjustmentStage = (typeof ADJUSTMENT_STAGES)[number]
export type AdjustmentStep = 'book' | 'reject'

type AdjustmentEdge = Edge<AdjustmentStage, AdjustmentStep>
const edge = (step: AdjustmentStep, to: AdjustmentStage): AdjustmentEdge => ({
  step,
  from: 'requested',
  to,
  by: ['finance'],
})

/** A second person books or rejects a correction; its author rejects it to withdraw it. */
export const adjustmentTable: StateTable<AdjustmentStage, AdjustmentStep> = {
  stages: ADJUSTMENT_STAGES,
  start: 'requested',
  edges: [edge('book', 'booked'), edge('reject', 'rejected')],
}
