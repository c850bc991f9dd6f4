import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

const { locale } = LANGUAGES[pageLang]
const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** The name of a month such as `2026-10`, without a line break. */
export const monthName = (month: string): string =>
  months.format(new Date(`${month}-15T00:00:00Z`)).replaceAll(' ', '\u00a0')
