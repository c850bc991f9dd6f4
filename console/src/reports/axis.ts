import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/**
 * An axis that includes zero and every value: its ends and ticks. Ticks are 1, 2 or 5 times a power of ten
 * apart.
 */
export function axisOf(values: readonly number[]): { least: number; most: number; ticks: number[] } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const rough = Math.max(1, (high - low) / 4)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = ten * (rough / ten <= 1 ? 1 : rough / ten <= 2 ? 2 : rough / ten <= 5 ? 5 : 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { least: first * step, most: last * step, ticks }
}

const locale = LANGUAGES[pageLang].locale
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The label under a bar: a day without its year, or a month. */
export const shortDay = (day: string, unit: 'day' | 'week' | 'month'): string =>
  day === '' ? '—' : (unit === 'month' ? months : days).format(new Date(`${day}T00:00:00Z`))
