import { type Fen, sumFen } from '../money/fen.ts'
import { countedItems } from './amounts.ts'
import type { GivenBack } from './refund.ts'
import type { ItemStage } from './stages.ts'

/** What an item was ordered for, what the seller really got, and what went back for it. */
export type SettledItem = {
  readonly stage: ItemStage
  readonly goodsFen: Fen
  readonly freightFen: Fen
  readonly paid: { readonly goodsFen: Fen; readonly freightFen: Fen } | null
  readonly givenBack: Omit<GivenBack, 'leftFen'>
}

/** What came back of an order's amount: because it was bought for less, by refunds, by claims. None is below zero. */
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
