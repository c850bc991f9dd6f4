import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { type AbnormalReason, faultOf } from '../warehouse/inspection.ts'
import { type RefundStage, refundTable } from './refund-case.ts'
import { findEdge } from '../states/table.ts'
import type { ItemStage } from './stages.ts'

/** What decides whether a refund may be asked for, or a request withdrawn. */
export type RefundableItem = { stage: ItemStage; refundOpen: boolean; refundDeadlineAt: Date | null }

/** Why no refund can be asked for. The deadline is in time to the instant. */
export function whyNotAskForRefund(item: RefundableItem, now: Date): Reason | null {
  if (item.refundOpen) return 'refund_open'
  if (item.stage === 'in_parcel') return 'already_in_a_package'
  if (item.stage === 'shipped_abroad') return 'already_shipped'
  if (!isUnbought(item.stage) && !BOUGHT.includes(item.stage)) return 'transition_not_allowed'
  return isLate(item, now) ? 'refund_time_expired' : null
}

/** Why a request cannot be withdrawn: it is decided, or the deadline is over (specification 4). `stage` is the request's. */
export function whyNotCancelRefund(
  stage: RefundStage,
  item: Pick<RefundableItem, 'refundDeadlineAt'>,
  now: Date,
): Reason | null {
  if (!findEdge(refundTable, stage, 'cancel', ['shopper'])) return 'refund_decided'
  return isLate(item, now) ? 'refund_time_expired' : null
}

/** Whether an item is paid and not bought: a refund is granted at once, and is all of it (PRODUCT.md 4). */
export const isUnbought = (stage: ItemStage): boolean => UNBOUGHT.includes(stage)

/** What came back of an item that was bought, in fen. */
export type RefundAmounts = { goodsFen: Fen; freightFen: Fen; serviceFen: Fen }

/**
 * What a refund consists of, from what was really paid to the seller. Goods always. Domestic freight unless the goods have come and are as
 * ordered: then it is used up. Our fee where the mistake was ours (article 42 of the help centre says the same to shoppers).
 */
export function refundAmounts(
  item: { stage: ItemStage; problem: AbnormalReason | null },
  paid: RefundAmounts,
): RefundAmounts {
  const arrived = ARRIVED.includes(item.stage)
  const isOurs = item.problem !== null && faultOf(item.problem) === 'ours'
  return {
    goodsFen: paid.goodsFen,
    freightFen: arrived && item.problem === null ? 0 : paid.freightFen,
    serviceFen: isOurs ? paid.serviceFen : 0,
  }
}

const UNBOUGHT: readonly ItemStage[] = ['in_review', 'to_purchase', 'awaiting_customer', 'supplement_due']
const BOUGHT: readonly ItemStage[] = [
  'purchased',
  'seller_shipped',
  'received',
  'abnormal',
  'in_stock',
  'storage_expired',
]
const ARRIVED: readonly ItemStage[] = ['received', 'abnormal', 'in_stock', 'storage_expired']

const isLate = ({ refundDeadlineAt }: Pick<RefundableItem, 'refundDeadlineAt'>, now: Date): boolean =>
  refundDeadlineAt !== null && now > refundDeadlineAt
