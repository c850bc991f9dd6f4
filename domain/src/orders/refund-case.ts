import type { Edge, StateTable } from '../states/table.ts'

/** The stages of a refund request (docs/rules/claims-and-refunds.md). */
export const REFUND_STAGES = [
  'requested',
  'with_seller',
  'returning',
  'to_refund',
  'refunded',
  'rejected',
  'cancelled',
] as const
export type RefundStage = (typeof REFUND_STAGES)[number]
export type RefundStep = 'ask_seller' | 'return_goods' | 'grant' | 'pay_back' | 'reject' | 'cancel'

type RefundEdge = Edge<RefundStage, RefundStep>
const edge = (step: RefundStep, from: RefundStage, to: RefundStage, by: RefundEdge['by']): RefundEdge => ({
  step,
  from,
  to,
  by,
})

/** A request may be withdrawn until it is decided; only finance pays refunds. */
export const refundTable: StateTable<RefundStage, RefundStep> = {
  stages: REFUND_STAGES,
  start: 'requested',
  edges: [
    edge('ask_seller', 'requested', 'with_seller', ['support', 'buyer']),
    edge('grant', 'requested', 'to_refund', ['support', 'buyer']),
    edge('reject', 'requested', 'rejected', ['support', 'buyer']),
    edge('cancel', 'requested', 'cancelled', ['shopper']),

    edge('return_goods', 'with_seller', 'returning', ['support', 'warehouse']),
    edge('grant', 'with_seller', 'to_refund', ['support', 'buyer']),
    edge('reject', 'with_seller', 'rejected', ['support', 'buyer']),
    edge('cancel', 'with_seller', 'cancelled', ['shopper']),

    edge('grant', 'returning', 'to_refund', ['support', 'warehouse']),
    edge('pay_back', 'to_refund', 'refunded', ['finance']),
  ],
}

/** The stages in which a case is open: its item shows `refund_processing`. */
export const OPEN_REFUND_STAGES = [
  'requested',
  'with_seller',
  'returning',
  'to_refund',
] as const satisfies readonly RefundStage[]

/** The stage of a request if it is open, else null. */
export const openRefundStage = (stage: RefundStage | undefined): RefundStage | null =>
  OPEN_REFUND_STAGES.find((open) => open === stage) ?? null
