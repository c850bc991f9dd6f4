import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

const { locale } = LANGUAGES[pageLang]
const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
const counts = new Intl.NumberFormat(locale)

/** `2026-10` as a month is called. */
export const monthName = (month: string): string => months.format(new Date(`${month}-15T00:00:00Z`))

export const count = (value: number): string => counts.format(value)

/** A share of a thousand as one of a hundred. */
export const ofHundred = (perMille: number): string => String(Math.round(perMille / 10))
