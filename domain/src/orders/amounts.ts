import { type Fen, perMille, sumFen } from '../money/fen.ts'
import { splitFen } from '../money/split.ts'
import { photoFee } from './fine-photos.ts'
import type { ItemStage } from '../states/item-stages.ts'

/** The inputs for pricing one line of an order. */
export type PricedLine = { unitPriceFen: Fen; quantity: number; photoShots: number }

/** The operator's prices (configuration). The service fee is per mille of goods and domestic freight. */
export type ServicePrices = { photoPriceFen: Fen; serviceFeePerMille: number }

/** The cost of one item, row by row. The parts, less the discount, always add up to `totalFen`. */
export type ItemAmounts = {
  goodsFen: Fen
  freightFen: Fen
  /** Our fee, before a coupon. */
  serviceFen: Fen
  photosFen: Fen
  /** The part of the fee that a coupon pays. */
  discountFen: Fen
  totalFen: Fen
}

/**
 * The amounts of an order's items: the seller's domestic freight and our service fee are divided among them
 * by the price of the goods, without losing a fen, so that an item can later be refunded on its own.
 */
export function orderAmounts(
  lines: readonly PricedLine[],
  freightFen: Fen,
  prices: ServicePrices,
): ItemAmounts[] {
  const goods = lines.map((line) => line.unitPriceFen * line.quantity)
  const freight = splitFen(freightFen, goods)
  const service = splitFen(perMille(sumFen(goods) + freightFen, prices.serviceFeePerMille), goods)
  return lines.map((line, index) => {
    const parts = {
      goodsFen: goods[index]!,
      freightFen: freight[index]!,
      serviceFen: service[index]!,
      photosFen: photoFee(line.photoShots, prices.photoPriceFen),
    }
    return { ...parts, discountFen: 0, totalFen: sumFen(Object.values(parts)) }
  })
}

/**
 * Applies a coupon: its discount is divided among the items by their fee, so that none is reduced by more
 * than its fee.
 */
export function withDiscount(items: readonly ItemAmounts[], discountFen: Fen): ItemAmounts[] {
  const shares = splitFen(
    discountFen,
    items.map((item) => item.serviceFen),
  )
  return items.map((item, index) => ({
    ...item,
    discountFen: shares[index]!,
    totalFen: item.totalFen + item.discountFen - shares[index]!,
  }))
}

/**
 * The price of one piece as its item costs now, rounded to a fen: the price that was ordered, until a higher
 * one was accepted.
 */
export const pricePerPiece = (goodsFen: Fen, quantity: number): Fen => Math.round(goodsFen / quantity)

/** The sum of amounts, row by row. */
export function sumAmounts(amounts: readonly Omit<ItemAmounts, 'totalFen'>[]): ItemAmounts {
  const goodsFen = sumFen(amounts.map((item) => item.goodsFen))
  const freightFen = sumFen(amounts.map((item) => item.freightFen))
  const serviceFen = sumFen(amounts.map((item) => item.serviceFen))
  const photosFen = sumFen(amounts.map((item) => item.photosFen))
  const discountFen = sumFen(amounts.map((item) => item.discountFen))
  const totalFen = sumFen([goodsFen, freightFen, serviceFen, photosFen, -discountFen])
  return { goodsFen, freightFen, serviceFen, photosFen, discountFen, totalFen }
}

/**
 * The items that count towards an order's amount: all that are not cancelled, or all items if every one is
 * cancelled.
 */
export function countedItems<Item extends { stage: ItemStage }>(items: readonly Item[]): readonly Item[] {
  const open = items.filter((item) => item.stage !== 'cancelled')
  return open.length > 0 ? open : items
}
