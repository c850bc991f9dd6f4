import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { pageLang } from '@longhaul/text/lang.ts'

export type Models = Reply<'GET /staff/estimate_models'>['models']
export type Model = Models[number]
export type Checks = Reply<'GET /staff/estimate_checks'>

const counts = new Intl.NumberFormat(LANGUAGES[pageLang].locale)

/** A number with separators. */
export const count = (value: number): string => counts.format(value)

/** A share of a thousand as one of a hundred, to a tenth. */
export const ofHundred = (perMille: number): string => (perMille / 10).toFixed(1)

/** An error of a thousand in per cent. */
export const percent = (perMille: number | null): string =>
  perMille === null ? '—' : estimatesText.percent(String(Math.round(perMille / 10)))
