/** The possible problems with arrived goods: the nine reasons that agents' warehouses use. */
export const ABNORMAL_REASONS = [
  'bought_too_few',
  'bought_too_many',
  'bought_wrong',
  'sent_too_few',
  'sent_too_many',
  'sent_wrong',
  'never_sent',
  'damaged',
  'poor_quality',
] as const
export type AbnormalReason = (typeof ABNORMAL_REASONS)[number]

/**
 * Whose fault a problem is, which decides who pays for a return. For the condition of goods this is decided
 * case by case.
 */
export type Fault = 'ours' | 'seller' | 'condition'

/** Whose fault a reason is. */
export const faultOf = (reason: AbnormalReason): Fault => FAULT[reason]

const FAULT: Readonly<Record<AbnormalReason, Fault>> = {
  bought_too_few: 'ours',
  bought_too_many: 'ours',
  bought_wrong: 'ours',
  sent_too_few: 'seller',
  sent_too_many: 'seller',
  sent_wrong: 'seller',
  never_sent: 'seller',
  damaged: 'condition',
  poor_quality: 'condition',
}
