import type { Lang } from '../languages.ts'
import type { ImportRuleKind, TaxMode } from './import-rule.ts'

/** What was expected of customs when a package was made, as it is kept with it: by which day's rules, and who pays it. */
export type KeptTaxEstimate = {
  day: string
  known: 'yes' | 'partly' | 'no'
  total_fen: number
  /** Who pays it: see `isPaidByLine`. */
  mode: TaxMode
  rows: {
    kind: ImportRuleKind
    fee_fen: number | null
    /** A language that was added since has none. */
    note: Readonly<Partial<Record<Lang, string>>>
    source: string
  }[]
}
