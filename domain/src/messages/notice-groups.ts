import type { StepTopic } from '../next-step/next-step.ts'

/**
 * The groups of notices from the reader's point of view: something to decide, news, or an answer in a
 * conversation.
 */
export const NOTICE_GROUPS = ['decision', 'news', 'talk'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/**
 * The notices that require an answer, a payment or an action from the shopper, each with the steps that it
 * asks for.
 */
const DECISIONS: Readonly<Record<string, readonly StepTopic[]>> = {
  order_placed: ['order_unpaid'],
  question_asked: ['price_changed', 'options_changed'],
  supplement_due: ['price_difference', 'weight_difference'],
  item_problem: ['problem_found'],
  storage_reminder: ['storage_ends', 'storage_late'],
  storage_expired: ['storage_expired'],
  disposal_notice: ['storage_expired'],
  parcel_to_pay: ['weight_difference'],
  parcel_delivered: ['delivered'],
  parcel_address_problem: ['address_wrong'],
  claim_evidence: ['evidence_wanted'],
}

/** The kinds of notice that ask the shopper for something. */
export const DECISION_KINDS = Object.keys(DECISIONS)

/** The group of a notice, by its kind. */
export function groupOfNotice(kind: string): NoticeGroup {
  if (kind === 'answer_arrived') return 'talk'
  return DECISIONS[kind] ? 'decision' : 'news'
}

/** Whether a notice asks for this step. Once none of its steps is pending, the notice counts as news. */
export const asksFor = (kind: string, about: StepTopic): boolean => DECISIONS[kind]?.includes(about) ?? false
