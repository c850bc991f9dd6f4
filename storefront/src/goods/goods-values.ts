import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'

import { pictureIdOf } from '../shared/picture-id.ts'

/** What the form holds, as it is typed: prices are text until they are sent. */
export type GoodsValues = {
  url: string
  title: string
  seller: string
  /** By the name of an option of the product. */
  choices: Record<string, string>
  ownOptions: boolean
  optionsText: string
  quantity: number
  /** What the page says; what is paid, unless `changePrice`. */
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
  /** By how much dearer it may be bought without asking, in per cent. */
  tolerance: string
  imageFileId: string
  /** What the shopper calls it. */
  ownName: string
}

export type CartItem = Reply<'GET /cart'>['groups'][number]['items'][number]

/** An empty form for a pasted text. Its first whole web address is the link until the look-up knows better. */
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

/** Nothing where the address may be cut off by dots or broken by a blank: half of it could be another product's. */
function firstAddress(pasted: string): string {
  const found = /https?:\/\/[^\s\p{Script=Han}\u2026\u22ef\u3000-\u303f\uff00-\uffef]+/iu.exec(pasted)
  const after = found ? pasted.slice(found.index + found[0].length) : ''
  return !found || /\.{2,}$/.test(found[0]) || /^(?:[\u2026\u22ef]|\s+\d)/.test(after) ? '' : found[0]
}

/** The form for a line that is in the cart already. */
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

/** What one piece costs as the form stands, in fen; null while no price is readable. */
export const unitPriceOf = ({ price, newPrice, changePrice }: GoodsValues): Fen | null =>
  (changePrice ? readYuan(newPrice) : null) ?? readYuan(price)

/** What `optionsOf` wrote, read back: a choice for each option that is offered. Null where the text says anything else. */
export function choicesIn(
  text: string,
  offered: readonly { name: string; values: readonly string[] }[],
): Record<string, string> | null {
  const said = text.split(/[;\uff1b]/).map((part) => part.split(/[:\uff1a]/).map((word) => word.trim()))
  const choices: Record<string, string> = {}
  for (const [name, value, ...more] of said) {
    const option = offered.find((entry) => entry.name === name)
    if (!option || value === undefined || more.length > 0 || !option.values.includes(value)) return null
    choices[option.name] = value
  }
  return Object.keys(choices).length === offered.length ? choices : null
}

/** The chosen options as one text for the buyer, option by option. */
export function optionsOf({ choices, ownOptions, optionsText }: GoodsValues): string {
  const pairs = Object.entries(choices).filter(([, value]) => value !== '')
  if (ownOptions || pairs.length === 0) return optionsText.trim()
  const { optionPair, optionJoin } = goodsText.form
  return pairs.map(([name, value]) => optionPair(name, value)).join(optionJoin)
}
