import { LANGS, type Texts, inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { IMPORT_RULE_KINDS, type ImportRule } from './import-rule.ts'

/** An import rule as staff maintain it: with its note in every language. */
export type StoredImportRule = ImportRule<Texts>

/**
 * The columns of the CSV file of rules, in the order in which they are written; also the field names on the
 * wire.
 */
export const RULE_COLUMNS = [
  'place',
  'valid_from',
  'valid_until',
  'kind',
  'currency',
  'above_minor',
  'within_minor',
  'rate_per_mille',
  'amount_minor',
  'per',
  'basis',
  ...LANGS.map((lang) => `note_${lang}` as const),
  'source',
] as const
export type RuleColumn = (typeof RULE_COLUMNS)[number]

/**
 * A fault of a rule: the field and the problem. The names are those of `fields` in `text/src/errors.*.ts`.
 */
export type RuleIssue = {
  readonly column: RuleColumn
  readonly problem: RuleProblem
  readonly detail?: string
}
export type RuleProblem =
  | 'required'
  | 'format'
  | 'choice'
  | 'too_long'
  | 'too_large'
  | 'unknown'
  | 'reversed'
  | 'no_rate'
  | 'not_for_kind'
  | 'one_of_both'
  | 'overlaps'
  | 'twice'

/** A rule as a row of the CSV file, which `readImportRule` reads back. */
export const ruleCells = (rule: StoredImportRule): Record<RuleColumn, string> => ({
  place: rule.place,
  valid_from: rule.validFrom ?? '',
  valid_until: rule.validUntil ?? '',
  kind: rule.kind,
  currency: rule.currency,
  above_minor: numberCell(rule.aboveMinor),
  within_minor: numberCell(rule.withinMinor),
  rate_per_mille: numberCell(rule.ratePerMille),
  amount_minor: numberCell(rule.amountMinor),
  per: rule.per,
  basis: rule.basis,
  ...fieldsOf('note', rule.note),
  source: rule.source,
})

/**
 * Parses a row of the CSV file, or returns everything that cannot be parsed. `issuesOfRule` checks whether
 * the rule is plausible.
 */
export function readImportRule(
  row: Readonly<Record<string, string>>,
): StoredImportRule | { readonly faults: readonly RuleIssue[] } {
  const cell = (column: RuleColumn): string => (row[column] ?? '').trim()
  const faults: RuleIssue[] = []
  const word = <Word extends string>(column: RuleColumn, words: readonly Word[]): Word => {
    const found = words.find((known) => known === cell(column))
    if (found) return found
    faults.push(
      cell(column) === ''
        ? { column, problem: 'required' }
        : { column, problem: 'choice', detail: cell(column).slice(0, 40) },
    )
    return words[0]!
  }
  const whole = (column: RuleColumn): number | null => {
    if (cell(column) === '') return null
    if (!/^\d+$/.test(cell(column)))
      faults.push({ column, problem: 'format', detail: cell(column).slice(0, 40) })
    return Number(cell(column))
  }
  const rule: StoredImportRule = {
    place: cell('place'),
    validFrom: cell('valid_from') || null,
    validUntil: cell('valid_until') || null,
    kind: word('kind', IMPORT_RULE_KINDS),
    currency: cell('currency'),
    aboveMinor: whole('above_minor'),
    withinMinor: whole('within_minor'),
    ratePerMille: whole('rate_per_mille'),
    amountMinor: whole('amount_minor'),
    per: word('per', ['parcel', 'hs_code', 'line']),
    basis: word('basis', ['sourced', 'trade']),
    note: inEachLanguage((lang) => cell(`note_${lang}`)),
    source: cell('source'),
  }
  return faults.length > 0 ? { faults } : rule
}

const numberCell = (value: number | null): string => (value === null ? '' : String(value))
