import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { OWN_NAME_MAX, isOwnName } from '@longhaul/domain/goods/own-name.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { money } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { listed } from '@longhaul/text/marks.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { required } from '../shared/checks.ts'
import type { GoodsValues } from './goods-values.ts'

const say = goodsText.errors

/** An option that the product's page offers: "colour" and its values. */
export type OfferedOption = { name: string; name_latin?: string; values: readonly string[] }

/** The offered options without a choice so far. */
export const missingOptions = <Option extends OfferedOption>(
  offered: readonly Option[],
  choices: Readonly<Record<string, string>>,
): Option[] => offered.filter((option) => !choices[option.name])

/** The name of an option for this reader. */
export const optionName = ({ name, name_latin: latin }: OfferedOption): string =>
  goodsText.product.optionNames[name] ?? (LANGUAGES[pageLang].script === 'latin' && latin ? latin : name)

/** Why a field of the order form is invalid, as a sentence, or null. */
export const goodsChecks = (offered: readonly OfferedOption[]) => ({
  url: whyNotLink,
  title: required(say.name),
  choices: (choices: Record<string, string>, all: GoodsValues) => {
    const missing = all.ownOptions ? [] : missingOptions(offered, choices)
    return missing.length > 0 ? say.choice(listed(missing.map(optionName))) : null
  },
  optionsText: (text: string, all: GoodsValues) =>
    offered.length > 0 && all.ownOptions && text.trim() === '' ? say.ownOptions : null,
  price: (typed: string) => whyNotPrice(typed, say.price),
  freight: (typed: string) => {
    if (typed.trim() === '') return null
    const fen = readYuan(typed)
    return fen === null || fen > UNIT_PRICE_MAX_FEN ? say.freight : null
  },
  newPrice: (typed: string, all: GoodsValues) => {
    if (!all.changePrice) return null
    return (
      whyNotPrice(typed, say.newPrice) ?? (readYuan(typed) === readYuan(all.price) ? say.newPriceSame : null)
    )
  },
  reason: (reason: string, all: GoodsValues) => (all.changePrice && reason === '' ? say.reason : null),
  ownName: (name: string) => (isOwnName(name) ? null : say.ownName(OWN_NAME_MAX)),
  alternative: (text: string, all: GoodsValues) =>
    all.soldOut === 'alternative' && text.trim() === '' ? say.alternative : null,
})

function whyNotLink(url: string): string | null {
  if (url.trim() === '') return say.url
  return /^https?:\/\/[^\s.]+\.[^\s]+$/i.test(url.trim()) ? null : say.urlFormat
}

function whyNotPrice(typed: string, sentence: string): string | null {
  const fen = readYuan(typed)
  if (fen === null || fen === 0) return sentence
  return fen > UNIT_PRICE_MAX_FEN ? say.priceTooHigh(money(UNIT_PRICE_MAX_FEN)) : null
}
