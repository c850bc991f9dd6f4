import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { type ItemAmounts, orderAmounts } from '@longhaul/domain/orders/amounts.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import type { OwnPrices } from '../shared/use-own-prices.ts'
import { type GoodsValues, unitPriceOf } from './goods-values.ts'

/** The sums of the form, by the same rules that the server prices orders with. Null while there is no price or no configuration. */
export function sumsOf(values: GoodsValues, own: OwnPrices | undefined): ItemAmounts | null {
  const unitPriceFen = unitPriceOf(values)
  if (!own || !unitPriceFen || unitPriceFen > UNIT_PRICE_MAX_FEN) return null
  const freightFen = Math.min(readYuan(values.freight) ?? 0, UNIT_PRICE_MAX_FEN)
  const line = { unitPriceFen, quantity: values.quantity, photoShots: values.shots }
  const prices = {
    photoPriceFen: own.photo_price_fen,
    serviceFeePerMille: own.service_fee_per_mille,
  }
  return orderAmounts([line], freightFen, prices)[0] ?? null
}
