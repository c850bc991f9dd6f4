/** The situations in which staff give a shopper a reason, or ask something, with a prepared text. */
export const READY_REASON_KINDS = [
  'cancel_item',
  'refuse_price',
  'reject_refund',
  'ask_shopper',
  'report_problem',
] as const
export type ReadyReasonKind = (typeof READY_REASON_KINDS)[number]

/**
 * The maximum number of reasons per kind, few enough to scan, and their maximum length, the same as for a
 * typed reason.
 */
export const READY_REASONS_MAX = 30
export const READY_REASON_LENGTH_MAX = 500
