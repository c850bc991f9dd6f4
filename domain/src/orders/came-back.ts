import type { ThingAccount } from '../ledger/thing.ts'
import { type Fen, sumFen } from '../money/fen.ts'
import { countedItems } from './amounts.ts'
import type { RefundedSoFar } from './refund.ts'
import type { ItemStage } from '../states/item-stages.ts'

/**
 * What an item costs its shopper: its price until it is paid, then everything paid for it less everything
 * that came back for it, by the ledger's account of it (docs/rules/orders.md). Every page that says what
 * something cost says this figure.
 */
export const itemCost = (totalFen: Fen, account: Pick<ThingAccount, 'paidFen' | 'returnedFen'>): Fen =>
  account.paidFen === 0 ? totalFen : account.paidFen - account.returnedFen

/**
 * The share of an item's cost that belongs to some of the pieces that were kept; the remainder of rounding
 * stays with the others.
 */
export const costOfPieces = (costFen: Fen, pieces: number, kept: number): Fen =>
  pieces >= kept ? costFen : Math.floor((costFen * pieces) / kept)

/**
 * An item's ordered amount, the amount paid to the seller, the amounts given back, and what it costs in the
 * end.
 */
export type SettledItem = {
  readonly stage: ItemStage
  readonly totalFen: Fen
  readonly goodsFen: Fen
  readonly freightFen: Fen
  readonly paid: { readonly goodsFen: Fen; readonly freightFen: Fen } | null
  /** `returnFen` was kept of the refunds for sending goods back. */
  readonly refundedSoFar: Omit<RefundedSoFar, 'leftFen'> & { readonly returnFen: Fen }
  readonly costFen: Fen
}

/**
 * What an order costs, and why that is not the amount that was ordered: it was bought for less, refunded,
 * compensated by claims, given back by hand (`correctedFen`), or photos were added (negative) or not taken.
 * The ordered amount less all of them is the cost, to the fen.
 */
export function cameBack(
  items: readonly SettledItem[],
  correctedFen: Fen,
): {
  cheaperFen: Fen
  refundedFen: Fen
  compensatedFen: Fen
  correctedFen: Fen
  photosFen: Fen
  costFen: Fen
} {
  const counted = countedItems(items)
  const sum = (of: (item: SettledItem) => Fen) => sumFen(counted.map(of))
  const [cheaperFen, refundedFen, costFen] = [sum(cheaper), sum(refunded), sum((item) => item.costFen)]
  const compensatedFen = sum((item) => item.refundedSoFar.compensatedFen)
  const orderedFen = sum((item) => item.totalFen)
  const photosFen = orderedFen - cheaperFen - refundedFen - compensatedFen - correctedFen - costFen
  return { cheaperFen, refundedFen, compensatedFen, correctedFen, photosFen, costFen }
}

const cheaper = ({ goodsFen, freightFen, paid }: SettledItem): Fen =>
  paid ? Math.max(0, goodsFen + freightFen - paid.goodsFen - paid.freightFen) : 0

/** A cancelled item was given back whole, without a request. */
const refunded = ({ stage, totalFen, costFen, refundedSoFar: back }: SettledItem): Fen =>
  stage === 'cancelled'
    ? totalFen - costFen
    : back.goodsFen + back.freightFen + back.serviceFen - back.returnFen
