import type { LineRefusal } from '@longhaul/domain/shipping/fee.ts'
import { formatter } from '../format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import type { text } from './shipping.en.ts'

/** The sentences of prices, lines and tracking in a language. */
export const shippingIn = await everyLanguage<typeof text>((lang) => import(`./shipping.${lang}.ts`))

/**
 * Why a line cannot carry a package, as a sentence. `categoryName` names a category of goods in the same
 * language.
 */
export function lineRefusalIn(
  lang: Lang,
  refusal: LineRefusal,
  categoryName: (id: string) => string,
): string {
  const say = shippingIn(lang)
  const { weight } = formatter(lang)
  const length = (mm: number) => `${mm / 10}\u202fcm`
  switch (refusal.code) {
    case 'country_not_served':
      return say.notServed
    case 'invalid_weight':
      return say.noWeight
    case 'invalid_dimensions':
      return say.noSize
    case 'restricted_category':
      return say.refusesCategory(categoryName(refusal.category))
    case 'over_weight':
      return say.limits.over_weight(weight(refusal.actual), weight(refusal.limit))
    default:
      return say.limits[refusal.code](length(refusal.actual), length(refusal.limit))
  }
}
