import type { LineRefusal } from '@longhaul/domain/shipping/fee.ts'
import { formatter } from '../format.ts'
import type { Lang } from '../lang.ts'
import { en } from './shipping.en.ts'
import { zh } from './shipping.zh.ts'

/** The sentences of prices, lines and tracking in a language. */
export const shippingIn = (lang: Lang) => (lang === 'zh' ? zh : en)

/** Why a line cannot carry a package, as a sentence. `categoryName` names a category of goods in the same language. */
export function lineRefusalIn(
  lang: Lang,
  refusal: LineRefusal,
  categoryName: (id: string) => string,
): string {
  const text = shippingIn(lang)
  const { weight } = formatter(lang)
  const length = (mm: number) => `${mm / 10}\u202fcm`
  switch (refusal.code) {
    case 'country_not_served':
      return text.notServed
    case 'invalid_weight':
      return text.noWeight
    case 'invalid_dimensions':
      return text.noSize
    case 'restricted_category':
      return text.refusesCategory(categoryName(refusal.category))
    case 'over_weight':
      return text.limits.over_weight(weight(refusal.actual), weight(refusal.limit))
    default:
      return text.limits[refusal.code](length(refusal.actual), length(refusal.limit))
  }
}
