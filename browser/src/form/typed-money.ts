import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'

/**
 * Parses an amount of yuan as people type it, into fen: `12`, `12.5`, `¥12.50`, `1,234.50`, a decimal comma
 * as in `12,50`, full-width digits. Null for everything else, above all for ambiguous input.
 */
export function readYuan(typed: string): Fen | null {
  const text = tidyCode(typed)
    .replaceAll(/[\s¥\u5143]|CNY|RMB/giu, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}
