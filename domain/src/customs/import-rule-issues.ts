import { FIRST_LANG, LANGS } from '@longhaul/domain/languages.ts'
import type { StoredImportRule, RuleColumn, RuleIssue, RuleProblem } from './stored-import-rule.ts'
import { isDay } from '../time/days.ts'

/**
 * What a rule is checked against: the known places (including `EU`), and the currencies whose exchange rate
 * is known.
 */
export type RuleSurroundings = {
  readonly places: ReadonlySet<string>
  readonly currencies: ReadonlySet<string>
}

/** The largest amount in a foreign currency that is accepted, in its minor units. */
const AMOUNT_MAX = 1_000_000_000_000
const SHARE_MAX_PER_MILLE = 5_000
export const RULE_NOTE_MAX = 400
export const RULE_SOURCE_MAX = 300

/** All faults of a rule that are visible without looking at other rules. */
export function issuesOfRule(rule: StoredImportRule, around: RuleSurroundings): RuleIssue[] {
  const faults: RuleIssue[] = []
  const fault = (column: RuleColumn, problem: RuleProblem, detail?: string) =>
    void faults.push({ column, problem, ...(detail ? { detail: detail.slice(0, 40) } : {}) })

  if (!around.places.has(rule.place)) fault('place', rule.place ? 'unknown' : 'required', rule.place)
  for (const [column, day] of [
    ['valid_from', rule.validFrom],
    ['valid_until', rule.validUntil],
  ] as const)
    if (day !== null && !isDay(day)) fault(column, 'format', day)
  if (rule.validFrom !== null && rule.validUntil !== null && rule.validUntil < rule.validFrom)
    fault('valid_until', 'reversed', rule.validUntil)

  if (!/^[A-Z]{3}$/.test(rule.currency))
    fault('currency', rule.currency ? 'format' : 'required', rule.currency)
  else if (countsMoney(rule) && rule.currency !== 'CNY' && !around.currencies.has(rule.currency))
    fault('currency', 'no_rate', rule.currency)

  for (const [column, amount] of amountsOf(rule)) {
    if (amount === null) continue
    if (SAYS_ONLY.has(rule.kind)) fault(column, 'not_for_kind', String(amount))
    else if (amount > (column === 'rate_per_mille' ? SHARE_MAX_PER_MILLE : AMOUNT_MAX))
      fault(column, 'too_large', String(amount))
  }
  if (rule.ratePerMille !== null && rule.amountMinor !== null) fault('amount_minor', 'one_of_both')
  if (rule.kind === 'flat_duty' && rule.amountMinor === null) fault('amount_minor', 'required')
  if (rule.per !== 'parcel' && rule.amountMinor === null) fault('per', 'not_for_kind', rule.per)
  if (rule.aboveMinor !== null && rule.withinMinor !== null && rule.withinMinor <= rule.aboveMinor)
    fault('within_minor', 'reversed', String(rule.withinMinor))

  for (const [column, text, max] of [
    ...LANGS.map((lang) => [`note_${lang}`, rule.note[lang], RULE_NOTE_MAX] as const),
    ['source', rule.source, RULE_SOURCE_MAX],
  ] as const)
    if (text.trim() === '') fault(column, 'required')
    else if (text.length > max) fault(column, 'too_long')
  return faults
}

/**
 * Whether two rules would both be charged although only one can be meant: a place has one tax on the value
 * and one flat duty for the same days and the same worth (`overlaps`). Duties and fees add up, so several may
 * coexist, but not identical ones (`twice`).
 */
export function contradicts(rule: StoredImportRule, other: StoredImportRule): 'overlaps' | 'twice' | null {
  if (rule.place !== other.place || rule.kind !== other.kind) return null
  const sharesDays =
    (rule.validFrom ?? '') <= (other.validUntil ?? '9999-99-99') &&
    (other.validFrom ?? '') <= (rule.validUntil ?? '9999-99-99')
  if (!sharesDays) return null
  if (isSame(rule, other)) return 'twice'
  if (rule.kind !== 'vat' && rule.kind !== 'flat_duty') return null
  const sharesWorth =
    rule.currency !== other.currency ||
    ((rule.aboveMinor ?? -1) < (other.withinMinor ?? Infinity) &&
      (other.aboveMinor ?? -1) < (rule.withinMinor ?? Infinity))
  return sharesWorth ? 'overlaps' : null
}

/** Kinds that only inform and charge nothing. */
const SAYS_ONLY: ReadonlySet<string> = new Set(['free', 'note', 'unknown'])

const amountsOf = (rule: StoredImportRule) =>
  [
    ['above_minor', rule.aboveMinor],
    ['within_minor', rule.withinMinor],
    ['rate_per_mille', rule.ratePerMille],
    ['amount_minor', rule.amountMinor],
  ] as const

const countsMoney = (rule: StoredImportRule): boolean =>
  rule.aboveMinor !== null || rule.withinMinor !== null || rule.amountMinor !== null

const isSame = (storedImportRule: StoredImportRule, other: StoredImportRule): boolean =>
  storedImportRule.validFrom === other.validFrom &&
  storedImportRule.validUntil === other.validUntil &&
  storedImportRule.currency === other.currency &&
  storedImportRule.per === other.per &&
  storedImportRule.note[FIRST_LANG] === other.note[FIRST_LANG] &&
  amountsOf(storedImportRule).every(([, amount], at) => amountsOf(other)[at]?.[1] === amount)
