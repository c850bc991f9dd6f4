import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'

/** A price as the seller states it, in the smallest unit of the seller's currency. */
export type SellerPrice = { minor: number; currency: string }

/** A tenth of the largest amount that a posting may carry; no real product costs more. */
const MINOR_MAX = 1_000_000_000_000

/**
 * The first amount in a text, in the smallest unit of a currency, however it is punctuated: `1,299.00`,
 * `1.299,00`, `1 299,00`, `1’299.–`, `1,29,900`, `￥１２.５０`. The digits after the last of two different
 * separators are decimals; a single separator before exactly three digits groups thousands, unless the
 * currency has three decimals and the separator is a point. Surplus decimals are rounded half up. Null if
 * there is no amount, or none above zero.
 */
export function readAmount(text: string, currency: string): number | null {
  const [, digits, times] = AMOUNT.exec(plainDigits(text).replace(BLANK_BEFORE_DECIMALS, '')) ?? []
  if (!digits || times) return null
  const [whole, decimals] = split(digits.replaceAll(/['’\s]/g, '').replace(/[.,]+$/, ''), currency)
  const minor = toMinor(whole, decimals, minorDigits(currency))
  return minor > 0 && minor <= MINOR_MAX ? minor : null
}

/**
 * A space groups thousands only before three digits. A point before the first digit is decimal unless it ends
 * a word: `.80`, but `Rs.500`. "1.2万" and "3k" are rounded figures, not prices; `Kč` is a currency.
 */
const AMOUNT =
  /((?:\d|(?<![\p{L}\d.,])[.,](?=\d))[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d)[\d.,'’]*)*)(?:\s?([万亿萬億]|[kKmM](?!\p{L})))?/u
/** A blank between the sign and the decimals: `130, 38 zł`. In a list of numbers more of them follow. */
const BLANK_BEFORE_DECIMALS = /(?<=\d[.,])\s(?=\d{2}\s*(?:$|[^\d\s.,]))/gu

/** Digits and signs of other scripts in ASCII; Arabic has a decimal sign and one for thousands of its own. */
const plainDigits = (text: string): string =>
  tidyCode(text.replaceAll('\u066b', '.').replaceAll('\u066c', ''))

function split(digits: string, currency: string): [whole: string, decimals: string] {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return [digits, '']
  const sign = digits[at] ?? ''
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
  const isAlone = !/[.,]/.test(before)
  const groups = before.includes(sign) || (isAlone && isThousands(before, after, sign, currency))
  return groups ? [digits.replaceAll(/[.,]/g, ''), ''] : [before.replaceAll(/[.,]/g, ''), after]
}

const isThousands = (before: string, after: string, sign: string, currency: string): boolean =>
  after.length === 3 &&
  before !== '' &&
  before.length <= 3 &&
  !before.startsWith('0') &&
  !(sign === '.' && minorDigits(currency) === 3)

function toMinor(whole: string, decimals: string, digits: number): number {
  const kept = Number((whole + decimals.slice(0, digits).padEnd(digits, '0')).slice(0, 20))
  return Number(decimals[digits] ?? 0) >= 5 ? kept + 1 : kept
}

/**
 * Signs that stand for exactly one currency. The dollar, the krone and ¥ do not: their meaning depends on the
 * origin of the page.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/人民币|元(?!円)|RMB|CN[¥￥]/i, 'CNY'],
  [/円|JP[¥￥]/, 'JPY'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/US\s?\$|\$\s?US/, 'USD'],
  [/HK\s?\$/, 'HKD'],
  [/NT\s?\$/, 'TWD'],
  [/C(?:A|DN)?\s?\$/, 'CAD'],
  [/A(?:U)?\s?\$/, 'AUD'],
  [/S(?:G)?\s?\$/, 'SGD'],
  [/₩/, 'KRW'],
  [/₽|руб/i, 'RUB'],
  [/₹/, 'INR'],
  [/฿/, 'THB'],
  [/₫/, 'VND'],
  [/zł/i, 'PLN'],
  [/₺/, 'TRY'],
  [/₪/, 'ILS'],
]

/** The currency that a text names: by an ISO code, or by an unambiguous sign. RMB is CNY. */
export function readCurrency(text: string | undefined): string | undefined {
  if (!text) return undefined
  const code = /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/.exec(text)?.[0].toUpperCase()
  if (code === 'RMB' || code === 'CNH') return 'CNY'
  if (code && isCurrency(code)) return code
  return SIGNS.find(([sign]) => sign.test(text))?.[1]
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (code: string): boolean => CURRENCIES.has(code)
