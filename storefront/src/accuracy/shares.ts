import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

const { locale } = LANGUAGES[pageLang]
const counts = new Intl.NumberFormat(locale)

export const count = (value: number): string => counts.format(value)

/** Converts per mille to rounded per cent. */
export const ofHundred = (perMille: number): string => String(Math.round(perMille / 10))
