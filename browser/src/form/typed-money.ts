import type { Fen } from '@longhaul/domain/money/fen.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'

/**
 * Parses an amount of yuan as people type it, into fen: `12`, `12.5`, `¥12.50`, `1,234.50`, a decimal comma
 * as in `12,50`, full-width digits. Null for everything else, above all for ambiguous input.
 */
export function readYuan(typed: string): Fen | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(
    decimalOf(typed.replaceAll(/[\u00a5\uffe5\u5143]|CNY|RMB/giu, '')),
  )
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** A typed number without what groups its thousands, and with a point where a decimal comma was typed. */
export const decimalOf = (typed: string): string => ungrouped(typed).replace(/,(?=\d{1,2}$)/, '.')

/**
 * A typed number, tidied, without what groups its thousands: `1,250`, `1 250` and `1'250` are `1250`. What
 * groups nothing stays, because `1,5` is not 15.
 */
export const ungrouped = (typed: string): string => tidyCode(typed).replaceAll(/[ ,'](?=\d{3}(?!\d))/g, '')
