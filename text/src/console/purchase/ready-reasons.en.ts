import type { ReadyReasonKind } from '@longhaul/domain/orders/ready-reasons.ts'

const kinds: Record<ReadyReasonKind, string> = {
  cancel_item: 'An item is cancelled',
  refuse_price: 'The shopper’s own price is refused',
  reject_refund: 'A refund is declined',
  ask_shopper: 'Questions to the shopper',
  report_problem: 'A problem found at inspection',
}

/** Prepared reasons for shoppers. */
export const text = {
  lead: 'You choose a reason in your language; the shopper reads it in theirs.',
  kinds,
  add: 'Add a reason',
  remove: 'Remove this reason',
  save: 'Save',
  saved: 'Reasons saved',
  bothNeeded: 'Each reason must be written in every language',
  most: 'At most 30 of each kind',
}
