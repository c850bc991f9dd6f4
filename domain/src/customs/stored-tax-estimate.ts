import type { Lang } from '../languages.ts'
import type { ImportRuleKind, TaxMode } from './import-rule.ts'

/**
 * The customs estimate of packages made before duty was calculated by `domain/src/duty`: which day's rules it
 * used, and who pays.
 */
export type StoredTaxEstimate = {
  day: string
  known: 'yes' | 'partly' | 'no'
  total_fen: number
  /** Who pays: see `isPaidByLine`. */
  mode: TaxMode
  rows: {
    kind: ImportRuleKind
    fee_fen: number | null
    /** Missing for a language that was added later. */
    note: Readonly<Partial<Record<Lang, string>>>
    source: string
  }[]
}
