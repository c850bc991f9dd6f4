import type { Configuration } from '../shared/use-configuration.ts'
import type { PriceList } from './price-list.ts'

/** Prices of the example's goods, in fen. Everything else comes from the site's rates. */
const BACKPACK_FEN = 12_900
const SHIRT_FEN = 3_950
const FREIGHT_FEN = 800
const SHOTS = 2

/** Which way the example goes, where there are several: the middle of price and time first. */
const PREFERRED = ['direct', 'postal', 'express', 'ocean'] as const

/** The example's two bills in fen; undefined where no line goes there by the plain formula (first weight, steps, customs fee). */
export function exampleBills(list: PriceList, configuration: Configuration) {
  const shipping = PREFERRED.flatMap((name) => shippingBill(list, name, configuration) ?? [])[0]
  if (!shipping) return undefined
  const shirtsFen = 2 * SHIRT_FEN
  const photosFen = SHOTS * configuration.photo_price_fen
  // Rounded up like the real one: domain/src/orders/amounts.ts.
  const serviceFen = Math.ceil(((BACKPACK_FEN + shirtsFen) * configuration.service_fee_per_mille) / 1000)
  return {
    goods: {
      backpackFen: BACKPACK_FEN,
      shirtsFen,
      freightFen: FREIGHT_FEN,
      serviceFen,
      photosFen,
      totalFen: BACKPACK_FEN + shirtsFen + FREIGHT_FEN + serviceFen + photosFen,
    },
    shipping,
  }
}

function shippingBill(list: PriceList, name: (typeof PREFERRED)[number], configuration: Configuration) {
  const found = list.options.find(({ option }) => option === name)
  if (!found || found.total_fen === null) return undefined
  const { first_grams: first, first_price_fen: firstFen, step_grams: step, step_price_fen: stepFen } = found
  if (first === null || firstFen === null || step === null || stepFen === null) return undefined
  const customsFen = found.customs_fee_fen ?? 0
  const steps = Math.ceil(Math.max(0, list.weight_grams - first) / step)
  // A line with a minimum weight bills more than the formula says of this weight; such a bill would not add up here.
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
  }
}
