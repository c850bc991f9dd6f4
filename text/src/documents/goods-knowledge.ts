import type { Estimate } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { KindId } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import { formatter } from '../format.ts'
import type { text } from './goods-knowledge.en.ts'

/** The texts about the weight of goods, in a language. */
export const goodsKnowledgeIn = await everyLanguage<typeof text>(
  (lang) => import(`./goods-knowledge.${lang}.ts`),
)

/** What a weight estimate is based on: "Hoodies, 214 weighed, 0.55 to 0.92 kg". */
export function explainedIn(lang: Lang, estimate: Estimate, kind: KindId | null): string {
  const say = goodsKnowledgeIn(lang)
  const { number, weight } = formatter(lang)
  const range = say.range(weight(roughly(estimate.low, 'down')), weight(roughly(estimate.high, 'up')))
  const name = kind === null ? say.noKind : say.kinds[kind]
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
