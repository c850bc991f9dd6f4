import type { Actor } from '@longhaul/domain/next-step/actor.ts'
import type { StepTopic } from '@longhaul/domain/next-step/next-step.ts'

/** The staff's names for the next step that the shopper is shown. */
const topics: Record<StepTopic, string> = {
  order_unpaid: 'Pay the order',
  price_changed: 'Answer: price changed',
  options_changed: 'Answer: not available as ordered',
  question_free: 'Answer: our question',
  problem_found: 'Decide: problem found',
  price_difference: 'Pay the price difference',
  storage_ends: 'Pack: free storage is ending',
  storage_late: 'Pack: late storage fee',
  storage_expired: 'Pay for storage',
  on_shelf: 'Ready to pack',
  parcel_unpaid: 'Pay the package',
  weight_difference: 'Pay the weight difference',
  address_wrong: 'Correct the address',
  papers_wanted: 'Papers for customs wanted',
  duty_due: 'Duty to be paid',
  not_delivered: 'Not delivered',
  to_collect: 'To be collected',
  answer_sent: 'Answer to pass on',
  evidence_wanted: 'Add photos to the claim',
  claim_running: 'Claim in progress',
  lost: 'Claim: lost',
  late: 'Claim: overdue',
  held: 'Held on its way',
  under_way: 'On its way',
  delivered: 'Confirm receipt',
  received: 'Write a review',
}

const actors: Record<Actor, string> = {
  shopper: 'Shopper',
  support: 'Support',
  buyer: 'Buyer',
  warehouse: 'Warehouse',
  finance: 'Finance',
  seller: 'Seller',
  carrier: 'Carrier',
}

/**
 * A next step as staff see it: the step that the shopper is shown, whose turn it is, since when, until when.
 */
export const text = {
  topics,
  actors,
  label: 'Next step',
  shown: 'The shopper sees',
  nothing: 'Nothing to do',
  turn: 'Whose turn',
  since: 'Since',
  by: 'Until',
  noDeadline: 'No deadline',
  over: 'Finished',
}
