import type { Reply } from '@longhaul/contract/routes.ts'
import type { PictureName } from '../shared/pictures.ts'
import type { Configuration } from '../shared/use-configuration.ts'

/**
 * Prices of the example's goods, in fen, with their pictures. Everything else comes from the site's rates.
 */
export const HOODIE_FEN = 12_900
const PIECES = [
  { name: 'hoodie', picture: 'hoodie-white', fen: HOODIE_FEN },
  { name: 'notebook', picture: 'notebook', fen: 15_500 },
  { name: 'umbrella', picture: 'umbrella', fen: 7500 },
] as const satisfies readonly { name: string; picture: PictureName; fen: number }[]
const FREIGHT_FEN = 800

/** The example's option where there are several: the best compromise of price and time first. */
const PREFERRED = ['direct', 'postal', 'express', 'ocean'] as const

export type PriceList = Reply<'GET /shipping/prices'>
export type Bills = NonNullable<ReturnType<typeof exampleBills>>

/**
 * The example's two bills in fen; undefined if no line goes there by the plain formula (first weight, steps,
 * customs fee).
 */
export function exampleBills(list: PriceList, configuration: Configuration) {
  const shipping = firstBill(list, configuration)
  if (!shipping) return undefined
  const goodsFen = PIECES.reduce((sum, { fen }) => sum + fen, 0)
  const serviceFen = serviceFee(goodsFen, configuration)
  return {
    goods: {
      pieces: PIECES,
      freightFen: FREIGHT_FEN,
      serviceFen,
      totalFen: goodsFen + FREIGHT_FEN + serviceFen,
    },
    shipping,
  }
}

/**
 * What the hoodie alone costs up to delivery: paid now, and paid at shipping; undefined if no line goes
 * there.
 */
export function landedPrice(list: PriceList, configuration: Configuration) {
  const shipping = firstBill(list, configuration)
  if (!shipping) return undefined
  return {
    nowFen: HOODIE_FEN + serviceFee(HOODIE_FEN, configuration),
    laterFen: shipping.totalFen,
    atDoorFen: 0,
    minDays: shipping.minDays,
    maxDays: shipping.maxDays,
  }
}

const firstBill = (list: PriceList, configuration: Configuration) =>
  PREFERRED.flatMap((name) => shippingBill(list, name, configuration) ?? [])[0]

/** Rounded up as in domain/src/orders/amounts.ts. */
const serviceFee = (goodsFen: number, { service_fee_per_mille: perMille }: Configuration): number =>
  Math.ceil((goodsFen * perMille) / 1000)

function shippingBill(list: PriceList, name: (typeof PREFERRED)[number], configuration: Configuration) {
  const found = list.options.find(({ option }) => option === name)
  if (!found || found.total_fen === null) return undefined
  const { first_grams: first, first_price_fen: firstFen, step_grams: step, step_price_fen: stepFen } = found
  if (first === null || firstFen === null || step === null || stepFen === null) return undefined
  const customsFen = found.customs_fee_fen ?? 0
  const steps = Math.ceil(Math.max(0, list.weight_grams - first) / step)
  // A line with a minimum weight bills more than the formula gives for this weight; such a bill would not add
  // up here.
  if (firstFen + steps * stepFen + customsFen !== found.total_fen) return undefined
  return {
    option: name,
    firstGrams: first,
    firstFen,
    steps,
    stepGrams: step,
    stepsFen: steps * stepFen,
    customsFen,
    totalFen: found.total_fen + configuration.operation_fee_fen,
    minDays: found.min_days,
    maxDays: found.max_days,
  }
}
