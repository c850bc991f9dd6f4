import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import type { Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import { formatter } from '../format.ts'
import type { text } from './goods-knowledge.en.ts'

/** The texts about the weight of goods, in a language. */
export const goodsKnowledgeIn = await everyLanguage<typeof text>(
  (lang) => import(`./goods-knowledge.${lang}.ts`),
)

/** The name of a kind, as the shop or the program calls it; of goods of no known kind, "Other goods". */
export function kindNameIn(lang: Lang, kind: Kind | null | undefined): string {
  const { kinds, noKind } = goodsKnowledgeIn(lang)
  const names: Readonly<Record<string, string>> = kinds
  return (kind && (kind.name?.[lang] ?? names[kind.id])) ?? noKind
}

/** With fewer pieces learnt from, shoppers are told that figures stand on few. */
const FEW_PIECES = 500

/**
 * What a shopper should know of an estimate by a model that has learnt from so few pieces: that it stands
 * on a general table, or on few weighings. Null if it has learnt from enough.
 */
export function cautionIn(lang: Lang, { level }: Estimate, pieces: number): string | null {
  const say = goodsKnowledgeIn(lang)
  if (pieces >= FEW_PIECES) return null
  if (pieces > 0) return say.fewWeighed(formatter(lang).number(pieces))
  return level === 'all' ? say.byTable : say.notLearnt
}

/** The weighed goods most like others: "Most like it: “Heavy hoodie” 0.71 kg (weighed 14 times)". */
export function nearestIn(
  lang: Lang,
  goods: readonly { title: string; weight_grams: number; weighings: number }[],
): string {
  const say = goodsKnowledgeIn(lang)
  const { weight } = formatter(lang)
  return say.nearest(
    goods.map((one) => say.nearOne(shortened(one.title), weight(one.weight_grams), one.weighings)),
  )
}

const TITLE_SHOWN = 40
const shortened = (title: string): string => {
  const signs = [...title]
  return signs.length > TITLE_SHOWN
    ? `${signs
        .slice(0, TITLE_SHOWN - 1)
        .join('')
        .trim()}…`
    : title
}

/** From here on a statement decides an estimate, and below it hardly counts. */
const [BELIEVED, DOUBTED] = [0.7, 0.3] as const

/** What the seller states of the weight, and how far it counts; null if it states nothing or need not. */
export function sellerStatesIn(lang: Lang, { believed }: Estimate, { grams }: Stated): string | null {
  if (believed === null || grams === null) return null
  const say = goodsKnowledgeIn(lang)
  const weight = formatter(lang).weight(grams)
  if (believed >= BELIEVED) return say.statedBelieved(weight)
  return believed < DOUBTED ? say.statedDoubted(weight) : say.statedInPart(weight)
}

/** What a weight estimate is based on: "Hoodies, 214 weighed, 0.55 to 0.92 kg". */
export function explainedIn(lang: Lang, estimate: Estimate, kind: Kind | null): string {
  const say = goodsKnowledgeIn(lang)
  const { number, weight } = formatter(lang)
  const range = say.range(weight(roughly(estimate.low, 'down')), weight(roughly(estimate.high, 'up')))
  const name = kindNameIn(lang, kind)
  switch (estimate.level) {
    case 'option':
    case 'product':
      return say[estimate.level](say.weighed(estimate.weighings, range))
    case 'shop':
      return say.shop(name, estimate.weighings, range)
    case 'kind':
      return say.kind(name, number(estimate.weighings), range)
    case 'start':
      return say.start(name, range)
    case 'all':
      return estimate.weighings === 0 ? say.nothing(range) : say.all(number(estimate.weighings), range)
  }
}
