import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { decimalOf } from './typed-money.ts'

/**
 * Parses an amount of a currency, typed like one of yuan but without its sign, into its minor units: `150`
 * euros are 15000. Null if it is invalid or has more decimals than the currency, also if they are zeros:
 * `1.000` may be a thousand euros or one.
 */
export function readMinor(typed: string, currency: string): number | null {
  const text = decimalOf(typed)
  const [, decimals = ''] = text.split('.')
  return decimals.length > minorDigits(currency) ? null : (fromDecimal(text, currency) ?? null)
}
