import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { tidyCode, ungrouped } from '@longhaul/domain/texts/tidy.ts'

/**
 * Parses an amount of yuan as people type it, into fen: `12`, `12.5`, `¥12.50`, `1,234.50`, a decimal comma
 * as in `12,50`, full-width digits. Null for everything else, above all for ambiguous input.
 */
export function readYuan(typed: string): Fen | null {
  const text = tidyCode(typed).replaceAll(/\s*(?:[¥\u5143]|CNY|RMB)\s*/giu, '')
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimalOf(text))
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/**
 * Parses an amount of a currency, typed in the same ways without its sign, into its minor units: `150` euros
 * are 15000. Null if it is invalid or finer than the minor unit.
 */
export const readMinor = (typed: string, currency: string): number | null =>
  fromDecimal(decimalOf(tidyCode(typed)), currency) ?? null

/** Without what groups thousands, and with a point where a decimal comma was typed. */
const decimalOf = (text: string): string => ungrouped(text).replace(/,(?=\d{1,2}$)/, '.')
