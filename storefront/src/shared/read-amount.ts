import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'

/**
 * Parses a typed amount into minor units of its currency; undefined for empty, non-positive or invalid input.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  const text = tidyCode(typed)
    .replaceAll(/[\s']/g, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
  return fromDecimal(text, currency) || undefined
}
