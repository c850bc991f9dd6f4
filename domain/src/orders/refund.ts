import { namesOf } from '../entries.ts'
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

/** Why a request cannot be withdrawn: it is decided, or the deadline is over (docs/rules/claims-and-refunds.md). `stage` is the request's. */
export function whyNotCancelRefund(
  stage: RefundStage,
  item: Pick<RefundableItem, 'refundDeadlineAt'>,
  now: Date,
): Reason | null {
  if (!findEdge(refundTable, stage, 'cancel', ['shopper'])) return 'refund_decided'
  return isLate(item, now) ? 'refund_time_expired' : null
}

/** Whether an item is paid and not bought: a refund is granted at once, and is all of it (docs/rules/claims-and-refunds.md). */
export const isUnbought = (stage: ItemStage): boolean => UNBOUGHT.includes(stage)

/** Whether an item is in our warehouse: then a refund may mean a way back. */
export const hasArrived = (stage: ItemStage): boolean => ARRIVED.includes(stage)

/** Why a shopper wants money back, and whose fault that is unless inspection found otherwise. */
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

/** Whose fault it is: what inspection found decides; where it found nothing, what the shopper says. Staff may decide otherwise when granting. */
export function refundFault(cause: RefundCause, problem: AbnormalReason | null): RefundFault {
  if (problem === null) return FAULT_OF_CAUSE[cause]
  return faultOf(problem) === 'ours' ? 'ours' : 'seller'
}

/** How many pieces can still be given back. */
export const refundablePieces = ({ quantity, refundedQuantity }: Pieces): number =>
  quantity - refundedQuantity

/** What is left of an amount for all pieces when those that were refunded have taken their shares with them. */
export const keptOf = (fen: Fen, { quantity, refundedQuantity }: Pieces): Fen =>
  fen - shareOf(fen, { quantity, refundedQuantity: 0 }, refundedQuantity)

/** The pieces of an item, and how many of them were refunded before. */
export type Pieces = { quantity: number; refundedQuantity: number }

/** The request: how many pieces, whose fault, and what the return costs (configuration). */
export type RefundAsk = { pieces: number; fault: RefundFault; returnFeeFen: Fen }

/** What comes back of an item that was bought, in fen; `returnFen` is what the way back costs the shopper, to be taken off the rest. */
export type RefundAmounts = { goodsFen: Fen; freightFen: Fen; serviceFen: Fen; returnFen: Fen }

/** What was paid for all pieces of an item, to the seller and to us, and what of that went back already. */
export type RefundBasis = { goodsFen: Fen; freightFen: Fen; serviceFen: Fen; givenBack: GivenBack }

/** What went back for an item: row by row by refunds, of its worth by claims; and the most that may still go back, whichever way. */
export type GivenBack = {
  goodsFen: Fen
  freightFen: Fen
  serviceFen: Fen
  compensatedFen: Fen
  leftFen: Fen
}

/**
 * What a refund of some pieces consists of, from what was really paid. Goods always. Domestic freight where all that is left goes back before
 * it has come, or where what came is not the shopper's fault: else it is used up. Our fee where the mistake was ours. Shares are cut from
 * the whole so that refunds one after the other add up to it to the fen (articles 41 and 42 of the help centre say the same to shoppers). What
 * claims paid for the goods is no part of the whole any more, and no row gives back more than is left of it, whatever its stage was before.
 */
export function refundAmounts(
  item: { stage: ItemStage } & Pieces,
  paid: RefundBasis,
  { pieces, fault, returnFeeFen }: RefundAsk,
): RefundAmounts {
  const share = (fen: Fen) => shareOf(fen, item, pieces)
  const { givenBack } = paid
  const goodsPaidFen = Math.max(0, paid.goodsFen - givenBack.compensatedFen)
  const arrived = hasArrived(item.stage)
  const isRest = pieces === refundablePieces(item)
  const freightComesBack = arrived ? fault !== 'shopper' : isRest
  const freightFen = freightComesBack ? (arrived ? share(paid.freightFen) : paid.freightFen) : 0
  const rows = {
    goodsFen: upTo(share(goodsPaidFen), goodsPaidFen - givenBack.goodsFen),
    freightFen: upTo(freightFen, paid.freightFen - givenBack.freightFen),
    serviceFen: upTo(fault === 'ours' ? share(paid.serviceFen) : 0, paid.serviceFen - givenBack.serviceFen),
    returnFen: arrived && fault === 'shopper' ? returnFeeFen : 0,
  }
  return withinLeft(rows, givenBack.leftFen)
}

/**
 * A refund cut to what may still go back for its item: of the goods first, then of the freight, then of our fee. The way back never costs more
 * than the goods give.
 */
export function withinLeft(rows: RefundAmounts, leftFen: Fen): RefundAmounts {
  const serviceFen = upTo(rows.serviceFen, leftFen)
  const freightFen = upTo(rows.freightFen, leftFen - serviceFen)
  const goodsFen = upTo(rows.goodsFen, leftFen - serviceFen - freightFen)
  return { goodsFen, freightFen, serviceFen, returnFen: upTo(rows.returnFen, goodsFen) }
}

const upTo = (fen: Fen, most: Fen): Fen => Math.max(0, Math.min(fen, most))

/** Of a coupon, what a refund of some pieces takes with it: as much as of our fee, which is given up where the mistake was ours. */
export const couponGivenUp = (
  item: Pieces,
  discountFen: Fen,
  { pieces, fault }: { pieces: number; fault: RefundFault },
): Fen => (fault === 'ours' ? shareOf(discountFen, item, pieces) : 0)

/** What the shopper gets of it, in fen. */
export const refundSum = ({ goodsFen, freightFen, serviceFen, returnFen }: RefundAmounts): Fen =>
  goodsFen + freightFen + serviceFen - returnFen

/** What an unbought item's pieces that are given up cost, in fen: their share of the goods and of our fee. The seller's freight stays. */
export const givenUp = (
  item: { quantity: number; goodsFen: Fen; serviceFen: Fen },
  pieces: number,
): { goodsFen: Fen; serviceFen: Fen } => ({
  goodsFen: shareOf(item.goodsFen, { ...item, refundedQuantity: 0 }, pieces),
  serviceFen: shareOf(item.serviceFen, { ...item, refundedQuantity: 0 }, pieces),
})

/** Whether single pieces of an item can be given back, or only all of it: not while a question or a supplement about it is open. */
export const maySplit = (stage: ItemStage): boolean =>
  stage === 'in_review' || stage === 'to_purchase' || BOUGHT.includes(stage)

/** The share of the next `pieces` in an amount: the share of all up to and including them, less the share of those before. */
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
