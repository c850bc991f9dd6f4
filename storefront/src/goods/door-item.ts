import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import type { DoorItem } from '../shared/door/use-door-cost.ts'
import { type GoodsValues, optionsOf, unitPriceOf } from './goods-values.ts'
import { type LookUp, isRefused } from './look-up.ts'

/** The goods of a form as the cost request describes them; empty until the look-up has returned, and for links without a product. */
export function doorItemOf(values: GoodsValues, lookUp: LookUp | undefined): DoorItem[] {
  const url = lookUp?.link?.canonical_url ?? lookUp?.manual_url
  if (!lookUp || !url || isRefused(lookUp)) return []
  const price = unitPriceOf(values)
  const options = optionsOf(values)
  return [
    {
      url,
      quantity: values.quantity,
      photo_shots: values.shots,
      freight_fen: Math.min(readYuan(values.freight) ?? 0, UNIT_PRICE_MAX_FEN),
      ...(options && { options_text: options }),
      ...(values.title.trim() && { title: values.title.trim() }),
      ...(price && price <= UNIT_PRICE_MAX_FEN && { unit_price_fen: price }),
    },
  ]
}
