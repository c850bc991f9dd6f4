/** What staff give a shopper a reason for, or ask, in words that are kept ready. */
export const READY_REASON_KINDS = ['cancel_item', 'refuse_price', 'reject_refund', 'ask_shopper'] as const
export type ReadyReasonKind = (typeof READY_REASON_KINDS)[number]

/** How many there are of a kind, and how long each is: as many as one can overlook, as long as a reason that is typed. */
export const READY_REASONS_MAX = 30
export const READY_REASON_LENGTH_MAX = 500
