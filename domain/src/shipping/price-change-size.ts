import { changePerMille } from '../policy/acts.ts'
import type { CardChange } from './compare-cards.ts'
import type { CardColumn } from './rate-row.ts'

/** Columns that are prices, and columns by which a price is multiplied. Limits and days change no price. */
const PRICES: readonly CardColumn[] = ['first_price_fen', 'step_price_fen', 'customs_fee_fen']
const MULTIPLY: readonly CardColumn[] = [
  'first_grams',
  'step_grams',
  'min_charge_grams',
  'volumetric_divisor',
  'volumetric_min_side_mm',
]

/**
 * How much changes of prices matter to the policy: the largest change of a price, per mille and signed, and
 * whether there is one without a reference: a new destination, a price where there was none, or another
 * weight or divisor. Null if no price changes.
 */
export function sizeOfPriceChange(
  changes: readonly CardChange[],
): { perMille: number; isNew: boolean } | null {
  let largest = 0
  let isNew = false
  for (const { kind, fields } of changes) {
    if (kind === 'added') isNew = true
    if (kind !== 'changed') continue
    for (const { column, before, after } of fields) {
      if (MULTIPLY.includes(column) || (PRICES.includes(column) && Number(before) === 0)) isNew = true
      else if (PRICES.includes(column)) {
        const perMille = changePerMille(Number(before), Number(after))
        if (Math.abs(perMille) > Math.abs(largest)) largest = perMille
      }
    }
  }
  return largest === 0 && !isNew ? null : { perMille: largest, isNew }
}
