import type { NoticeGroup } from '@longhaul/domain/messages/notice-groups.ts'
import type { NoticeKind } from './notices.en.ts'

/** What asks for an answer, money or an act of the shopper. Whether it still does, the desk knows. */
const DECISIONS: readonly NoticeKind[] = [
  'order_placed',
  'question_asked',
  'supplement_due',
  'item_problem',
  'storage_reminder',
  'storage_expired',
  'disposal_notice',
  'parcel_to_pay',
  'parcel_delivered',
  'parcel_address_problem',
  'parcel_returned',
  'claim_evidence',
]

/** The group of a notice, by its kind. */
export function groupOfNotice(kind: string): NoticeGroup {
  if (kind === 'answer_arrived') return 'talk'
  return DECISIONS.some((decision) => decision === kind) ? 'decision' : 'news'
}
