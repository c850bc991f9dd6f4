import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type ItemAmounts, orderAmounts } from '@longhaul/domain/orders/amounts.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import type { LandedCostItem } from '../shared/landed-cost/use-landed-cost.ts'
import { pictureIdOf } from '../shared/picture-id.ts'
import type { OwnPrices } from '../shared/use-own-prices.ts'
import { type LookUp, isRefused } from './look-up.ts'

/** The form's values as typed: prices are text until they are sent. */
export type GoodsValues = {
  url: string
  title: string
  seller: string
  /** Keyed by the name of the product's option. */
  choices: Record<string, string>
  ownOptions: boolean
  optionsText: string
  quantity: number
  /** The page's price; it is what is paid, unless `changePrice` is set. */
  price: string
  freight: string
  changePrice: boolean
  newPrice: string
  reason: string
  reasonText: string
  remark: string
  shots: number
  photoNote: string
  soldOut: string
  alternative: string
  /** The price increase, in per cent, that our buyer may accept without asking. */
  tolerance: string
  imageFileId: string
  /** The shopper's own name for it. */
  ownName: string
}

export type CartItem = Reply<'GET /cart'>['groups'][number]['items'][number]

/**
 * An empty form for a pasted text. The text's first complete web address is the link until the look-up
 * returns.
 */
export const emptyValues = (pasted: string): GoodsValues => ({
  url: firstAddress(pasted),
  title: '',
  seller: '',
  choices: {},
  ownOptions: false,
  optionsText: '',
  quantity: 1,
  price: '',
  freight: '',
  changePrice: false,
  newPrice: '',
  reason: '',
  reasonText: '',
  remark: '',
  shots: 0,
  photoNote: '',
  soldOut: 'ask',
  alternative: '',
  tolerance: '0',
  imageFileId: '',
  ownName: '',
})

/**
 * Empty if the address may be truncated by dots or broken by a space: half an address could be another
 * product's.
 */
function firstAddress(pasted: string): string {
  const found = /https?:\/\/[^\s\p{Script=Han}\u2026\u22ef\u3000-\u303f\uff00-\uffef]+/iu.exec(pasted)
  const after = found ? pasted.slice(found.index + found[0].length) : ''
  return !found || /\.{2,}$/.test(found[0]) || /^(?:[\u2026\u22ef]|\s+\d)/.test(after) ? '' : found[0]
}

/** The form for a line that is already in the cart. */
export const valuesOfItem = (item: CartItem): GoodsValues => ({
  ...emptyValues(item.url),
  url: item.url,
  title: item.title,
  seller: item.seller_name,
  ownOptions: true,
  optionsText: item.options_text,
  quantity: item.quantity,
  price: plainMoney(item.page_price_fen ?? item.unit_price_fen),
  freight: plainMoney(item.freight_fen),
  changePrice: item.page_price_fen !== null,
  newPrice: item.page_price_fen === null ? '' : plainMoney(item.unit_price_fen),
  reason: item.price_reason ?? '',
  reasonText: item.price_reason_text,
  remark: item.remark,
  shots: item.photo_shots,
  photoNote: item.photo_remark,
  soldOut: item.sold_out_choice,
  alternative: item.alternative,
  tolerance: String(item.tolerance_percent),
  imageFileId: pictureIdOf(item.image),
  ownName: item.names?.own ?? '',
})

/** The price of one piece with the current values, in fen; null while no price can be parsed. */
export const unitPriceOf = ({ price, newPrice, changePrice }: GoodsValues): Fen | null =>
  (changePrice ? readYuan(newPrice) : null) ?? readYuan(price)

/** The chosen options as one text for the buyer. */
export function optionsOf({ choices, ownOptions, optionsText }: GoodsValues): string {
  const pairs = Object.entries(choices).filter(([, value]) => value !== '')
  if (ownOptions || pairs.length === 0) return optionsText.trim()
  const { optionPair, optionJoin } = goodsText.form
  return pairs.map(([name, value]) => optionPair(name, value)).join(optionJoin)
}

/**
 * The sums of the form, by the same rules that the server prices orders with. Null while there is no price or
 * no configuration.
 */
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

/**
 * The goods of a form as the cost request describes them; empty until the look-up has returned, and for links
 * without a product.
 */
export function landedCostItems(values: GoodsValues, lookUp: LookUp | undefined): LandedCostItem[] {
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
