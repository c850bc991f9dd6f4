import { type Fen, sumFen } from '../money/fen.ts'
import { countedItems } from './amounts.ts'
import type { GivenBack } from './refund.ts'
import type { ItemStage } from './stages.ts'

/** An item's ordered amount, the amount paid to the seller, and the amounts given back. */
export type SettledItem = {
  readonly stage: ItemStage
  readonly goodsFen: Fen
  readonly freightFen: Fen
  readonly paid: { readonly goodsFen: Fen; readonly freightFen: Fen } | null
  readonly givenBack: Omit<GivenBack, 'leftFen'>
}

/** How much of an order's amount was given back: because it was bought for less, by refunds, by claims. Never negative. */
export function cameBack(items: readonly SettledItem[]): {
  cheaperFen: Fen
  refundedFen: Fen
  compensatedFen: Fen
} {
  const counted = countedItems(items)
  return {
    cheaperFen: sumFen(counted.map(cheaper)),
    refundedFen: sumFen(
      counted.map(({ givenBack: back }) => back.goodsFen + back.freightFen + back.serviceFen),
    ),
    compensatedFen: sumFen(counted.map(({ givenBack }) => givenBack.compensatedFen)),
  }
}

const cheaper = ({ goodsFen, freightFen, paid }: SettledItem): Fen =>
  paid ? Math.max(0, goodsFen + freightFen - paid.goodsFen - paid.freightFen) : 0
