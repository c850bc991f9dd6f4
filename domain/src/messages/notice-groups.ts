/**
 * The groups of notices from the reader's point of view: something to decide, news, or an answer in a
 * conversation.
 */
export const NOTICE_GROUPS = ['decision', 'news', 'talk'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/** The kinds of notice that require an answer, a payment or an action from the shopper. */
export const DECISION_KINDS: readonly string[] = [
  'order_placed',
  'question_asked',
  'question_free',
  'supplement_due',
  'item_problem',
  'storage_reminder',
  'storage_expired',
  'disposal_notice',
  'parcel_to_pay',
  'parcel_to_collect',
  'parcel_delivered',
  'parcel_address_problem',
  'papers_wanted',
  'duty_due',
  'claim_evidence',
  'approval_asked',
]

/** The notice of an answer by customer service. */
export const TALK_KINDS: readonly string[] = ['answer_arrived']

/**
 * The kinds of notice that are not news: what they ask is shown as long as it waits, and answers are shown
 * with their conversation.
 */
export const KINDS_BESIDES_NEWS: readonly string[] = [...DECISION_KINDS, ...TALK_KINDS]

/** For how many days unread news counts in the header. */
export const NEWS_COUNTS_DAYS = 2

/** The group of a notice, by its kind. */
export function groupOfNotice(kind: string): NoticeGroup {
  if (TALK_KINDS.includes(kind)) return 'talk'
  return DECISION_KINDS.includes(kind) ? 'decision' : 'news'
}
