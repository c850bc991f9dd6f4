import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

/** A narrow no-break space: between a number and its unit. */
const THIN = '\u202f'

/** Cached per language and time zone: creating a formatter takes a hundred times as long as using it. */
const made = new Map<string, Formatter>()

/**
 * Formats money, dates, weights and sizes. Screens use the ready-made functions below, the server creates the
 * formatters that it needs.
 */
export function formatter(lang: Lang, timeZone?: string): Formatter {
  const key = `${lang} ${timeZone ?? ''}`
  const known = made.get(key) ?? makeFormatter(lang, timeZone)
  made.set(key, known)
  return known
}

type Formatter = ReturnType<typeof makeFormatter>

function makeFormatter(lang: Lang, timeZone?: string) {
  const { locale, month, beforeTime } = LANGUAGES[lang]
  // Created on first use: a page needs few of them, and a starting server none.
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  const days = dates({ year: 'numeric', month, day: 'numeric' })
  const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const dayAndMonth = dates({ month, day: 'numeric' })
  const weekdays = dates({ weekday: 'short', month, day: 'numeric' })
  const months = dates({ year: 'numeric', month: 'long' })
  const whole = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const currencies = once(() => new Intl.DisplayNames(locale, { type: 'currency' }))

  const amounts = new Map<string, Intl.NumberFormat>()

  /** An amount of any currency with its symbol, `¥1,234.50`. */
  const amount = (minor: number, currency: string): string => {
    const digits = minorDigits(currency)
    const format = amounts.get(currency) ?? amountFormat(locale, currency, digits)
    amounts.set(currency, format)
    // A real minus sign, not a hyphen.
    return format.format(minor / 10 ** digits).replace('-', '−')
  }
  const date = (iso: string | Date): string => days().format(new Date(iso))

  return {
    /**
     * Fen with the yuan's symbol, thousands separators and two decimals, for lists
     * (docs/rules/storefront.md).
     */
    money: (fen: number): string => amount(fen, 'CNY'),
    /** With the currency code as well, for totals and receipts, since ¥ is also yen: `¥1,234.50 CNY`. */
    moneyWithCode: (minor: number, currency = 'CNY'): string => {
      const text = amount(minor, currency)
      return text.includes(currency) ? text : `${text} ${currency}`
    },
    amount,
    /** A price as typed into a field: `12.50`. */
    plainMoney: (fen: number): string => (fen / 100).toFixed(2),
    number: (value: number): string => whole().format(value),
    date,
    dateTime: (iso: string | Date): string => `${date(iso)}${beforeTime}${clock().format(new Date(iso))}`,
    /** A date without the year, for nearby days: `14 Nov`. */
    dayAndMonth: (iso: string | Date): string => dayAndMonth().format(new Date(iso)),
    /** The same with the day of the week: `Sat 14 Nov`. */
    weekday: (iso: string | Date): string => weekdays().format(new Date(iso)).replace(',', ''),
    /** The name of a month such as `2026-10`, without a line break. */
    monthName: (yearAndMonth: string): string =>
      months()
        .format(new Date(`${yearAndMonth}-15`))
        .replaceAll(' ', '\u00a0'),
    time: (iso: string | Date): string => clock().format(new Date(iso)),
    /** `0.68 kg`, or grams below 100 g. */
    weight: (grams: number): string =>
      grams < 100 ? `${grams}${THIN}g` : `${(grams / 1000).toFixed(grams % 10 === 0 ? 2 : 3)}${THIN}kg`,
    /** Millimetres as `30 × 20 × 12 cm`. */
    size: (lengthMm: number, widthMm: number, heightMm: number): string =>
      `${[lengthMm, widthMm, heightMm].map((mm) => trim((mm / 10).toFixed(1))).join(' × ')}${THIN}cm`,
    percent: (perMille: number): string => `${trim((perMille / 10).toFixed(1))}%`,
    country: (code: string): string => regions().of(code) ?? code,
    currency: (code: string): string => currencies().of(code) ?? code,
  }
}

function once<T>(make: () => T): () => T {
  let thing: T | undefined
  return () => (thing ??= make())
}

const amountFormat = (locale: string, currency: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

const trim = (text: string): string => text.replace(/\.0$/, '')

export const format = formatter(pageLang)
/** Days and times at the warehouse: the same in the page that the server sends and wherever the reader is. */
export const warehouseFormat = formatter(pageLang, 'Asia/Shanghai')
export const {
  money,
  moneyWithCode,
  amount,
  plainMoney,
  number,
  date,
  dateTime,
  dayAndMonth,
  weekday,
  monthName,
  time,
  weight,
  size,
  percent,
  currency,
} = format
