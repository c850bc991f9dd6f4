import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import { decimalOf } from './typed-money.ts'

/**
 * Parses an amount of a currency, typed like one of yuan but without its sign, into its minor units: `150`
 * euros are 15000. Null if it is invalid or finer than the minor unit.
 */
export const readMinor = (typed: string, currency: string): number | null =>
  fromDecimal(decimalOf(typed), currency) ?? null
