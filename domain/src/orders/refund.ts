import { namesOf } from '../entries.ts'
import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { type AbnormalReason, faultOf } from '../warehouse/inspection.ts'
import { type RefundStage, refundTable } from './refund-case.ts'
import { findEdge } from '../states/table.ts'
import type { ItemStage } from '../states/item-stages.ts'

/**
 * The facts that decide whether a refund may be requested, or a request withdrawn. `claimOpen`: whether an
 * open claim for a package that came back names the goods, which only the server asks.
 */
export type RefundableItem = {
  stage: ItemStage
  refundOpen: boolean
  claimOpen?: boolean
  refundDeadlineAt: Date | null
}

/**
 * Null when a refund may be requested, else why not. Goods are claimed or refunded, not both at once. The
 * deadline itself still counts as in time.
 */
export function whyNotAskForRefund(item: RefundableItem, now: Date): Reason | null {
  if (item.refundOpen) return 'refund_open'
  if (item.claimOpen) return 'claim_open'
  if (item.stage === 'in_parcel') return 'already_in_a_package'
  if (item.stage === 'shipped_abroad') return 'already_shipped'
  if (!isUnbought(item.stage) && !BOUGHT.includes(item.stage)) return 'transition_not_allowed'
  return isLate(item, now) ? 'refund_time_expired' : null
}

/**
 * Why a request cannot be withdrawn: it is decided, or the deadline has passed
 * (docs/rules/claims-and-refunds.md). `stage` is the request's.
 */
export function whyNotCancelRefund(
  stage: RefundStage,
  item: Pick<RefundableItem, 'refundDeadlineAt'>,
  now: Date,
): Reason | null {
  if (!findEdge(refundTable, stage, 'cancel', ['shopper'])) return 'refund_decided'
  return isLate(item, now) ? 'refund_time_expired' : null
}

/**
 * Whether an item is paid but not bought: a refund is then immediate and in full
 * (docs/rules/claims-and-refunds.md).
 */
export const isUnbought = (stage: ItemStage): boolean => UNBOUGHT.includes(stage)

/** Whether an item is in our warehouse, so that a refund may require a return to the seller. */
export const hasArrived = (stage: ItemStage): boolean => ARRIVED.includes(stage)

/** The reasons for a refund request, and whose fault each is unless inspection found otherwise. */
const FAULT_OF_CAUSE = {
  changed_mind: 'shopper',
  ordered_by_mistake: 'shopper',
  wrong_item: 'seller',
  wrong_options: 'seller',
  missing: 'seller',
  damaged: 'seller',
  poor_quality: 'seller',
  not_sent: 'seller',
  other: 'shopper',
} as const
export type RefundCause = keyof typeof FAULT_OF_CAUSE
export const REFUND_CAUSES = namesOf(FAULT_OF_CAUSE)

/** Who bears the costs of a refund. */
export const REFUND_FAULTS = ['shopper', 'seller', 'ours'] as const
export type RefundFault = (typeof REFUND_FAULTS)[number]

/**
 * Whose fault it is: according to the inspection, or to the shopper's reason if the inspection found nothing.
 * Staff may decide otherwise when granting.
 */
export function refundFault(cause: RefundCause, problem: AbnormalReason | null): RefundFault {
  if (problem === null) return FAULT_OF_CAUSE[cause]
  return faultOf(problem) === 'ours' ? 'ours' : 'seller'
}

/** How many pieces can still be refunded. */
export const refundablePieces = ({ quantity, refundedQuantity }: Pieces): number =>
  quantity - refundedQuantity

/** What remains of an amount for all pieces after subtracting the shares of the refunded pieces. */
export const keptOf = (fen: Fen, { quantity, refundedQuantity }: Pieces): Fen =>
  fen - shareOf(fen, { quantity, refundedQuantity: 0 }, refundedQuantity)

/** The pieces of an item, and how many of them have been refunded. */
export type Pieces = { quantity: number; refundedQuantity: number }

/** The request: how many pieces, whose fault, and the cost of the return (configuration). */
export type RefundAsk = { pieces: number; fault: RefundFault; returnFeeFen: Fen }

/**
 * The refund of a bought item, in fen; `returnFen` is the shopper's cost of the return, which is deducted
 * from the rest.
 */
export type RefundAmounts = { goodsFen: Fen; freightFen: Fen; serviceFen: Fen; returnFen: Fen }

/** What was paid for all pieces of an item, to the seller and to us, and what has already been given back. */
export type RefundBasis = { goodsFen: Fen; freightFen: Fen; serviceFen: Fen; refundedSoFar: RefundedSoFar }

/**
 * What has been given back for an item: row by row by refunds, and of its worth by claims; and the most that
 * may still be given back in any way.
 */
export type RefundedSoFar = {
  goodsFen: Fen
  freightFen: Fen
  serviceFen: Fen
  compensatedFen: Fen
  leftFen: Fen
}

/**
 * The refund of some pieces, from what was really paid. Always includes the goods. Includes domestic freight
 * if all remaining pieces are refunded before arrival, or if the problem with arrived goods is not the
 * shopper's fault; otherwise the freight is spent. Includes our fee if the mistake was ours. Shares are
 * computed so that successive refunds add up to the whole to the fen (articles 41 and 42 of the help centre
 * say the same to shoppers). What claims paid for the goods is first subtracted from the whole, and no row
 * refunds more than is left of it, whatever stages earlier refunds were made in.
 */
export function refundAmounts(
  item: { stage: ItemStage } & Pieces,
  paid: RefundBasis,
  { pieces, fault, returnFeeFen }: RefundAsk,
): RefundAmounts {
  const share = (fen: Fen) => shareOf(fen, item, pieces)
  const { refundedSoFar } = paid
  const goodsPaidFen = Math.max(0, paid.goodsFen - refundedSoFar.compensatedFen)
  const arrived = hasArrived(item.stage)
  const isRest = pieces === refundablePieces(item)
  const freightComesBack = arrived ? fault !== 'shopper' : isRest
  const freightFen = freightComesBack ? (arrived ? share(paid.freightFen) : paid.freightFen) : 0
  const rows = {
    goodsFen: upTo(share(goodsPaidFen), goodsPaidFen - refundedSoFar.goodsFen),
    freightFen: upTo(freightFen, paid.freightFen - refundedSoFar.freightFen),
    serviceFen: upTo(
      fault === 'ours' ? share(paid.serviceFen) : 0,
      paid.serviceFen - refundedSoFar.serviceFen,
    ),
    returnFen: arrived && fault === 'shopper' ? returnFeeFen : 0,
  }
  return withinLeft(rows, refundedSoFar.leftFen)
}

/**
 * Limits a refund to what may still be given back for its item, by reducing first the goods, then the
 * freight, then our fee. The cost of the return never exceeds the refund of the goods.
 */
export function withinLeft(rows: RefundAmounts, leftFen: Fen): RefundAmounts {
  const serviceFen = upTo(rows.serviceFen, leftFen)
  const freightFen = upTo(rows.freightFen, leftFen - serviceFen)
  const goodsFen = upTo(rows.goodsFen, leftFen - serviceFen - freightFen)
  return { goodsFen, freightFen, serviceFen, returnFen: upTo(rows.returnFen, goodsFen) }
}

const upTo = (fen: Fen, most: Fen): Fen => Math.max(0, Math.min(fen, most))

/**
 * The part of a coupon that lapses with a refund of some pieces: the same share as of our fee, which we waive
 * if the mistake was ours.
 */
export const couponGivenUp = (
  item: Pieces,
  discountFen: Fen,
  { pieces, fault }: { pieces: number; fault: RefundFault },
): Fen => (fault === 'ours' ? shareOf(discountFen, item, pieces) : 0)

/** The total that the shopper receives, in fen. */
export const refundSum = ({ goodsFen, freightFen, serviceFen, returnFen }: RefundAmounts): Fen =>
  goodsFen + freightFen + serviceFen - returnFen

/**
 * The cost of pieces removed from an unbought item, in fen: their share of the goods and of our fee. The
 * seller's freight stays.
 */
export const givenUp = (
  item: { quantity: number; goodsFen: Fen; serviceFen: Fen },
  pieces: number,
): { goodsFen: Fen; serviceFen: Fen } => ({
  goodsFen: shareOf(item.goodsFen, { ...item, refundedQuantity: 0 }, pieces),
  serviceFen: shareOf(item.serviceFen, { ...item, refundedQuantity: 0 }, pieces),
})

/**
 * Whether single pieces of an item can be refunded, or only the whole item, as while a question or a
 * supplement is open.
 */
export const maySplit = (stage: ItemStage): boolean =>
  stage === 'in_review' || stage === 'to_purchase' || BOUGHT.includes(stage)

/**
 * The next `pieces`' share of an amount: the cumulative share including them, less the cumulative share
 * before them.
 */
function shareOf(fen: Fen, { quantity, refundedQuantity }: Pieces, pieces: number): Fen {
  const shareUpTo = (count: number) => Math.floor((fen * count) / quantity)
  return shareUpTo(refundedQuantity + pieces) - shareUpTo(refundedQuantity)
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
