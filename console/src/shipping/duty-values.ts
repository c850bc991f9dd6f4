import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { readMinor } from '@longhaul/browser/form/read-minor.ts'
import { inEachLanguage, fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { IMPORT_RULE_KINDS } from '@longhaul/domain/customs/import-rule.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import type { DutyRule } from './duty-words.ts'
import { filledOr } from '../shared/filled-or.ts'

type DutyBody = ArgsOf<'POST /staff/import_rules'>['body']
export type DutyMode = 'add' | 'correct' | 'follow'
export type DutyValues = ReturnType<typeof startOf>

/** How a duty is calculated. */
export const MEASURES = ['share', 'amount', 'depends'] as const

/** The form's initial values: those of the rule to correct or replace, or none. */
export const startOf = (rule: DutyRule | null, mode: DutyMode) => ({
  place: rule?.place ?? '',
  kind: (rule?.kind ?? 'vat') as string,
  measure: (rule && rule.rate_per_mille === null
    ? rule.amount_minor === null
      ? 'depends'
      : 'amount'
    : 'share') as string,
  rate_per_mille: typeof rule?.rate_per_mille === 'number' ? String(rule.rate_per_mille / 10) : '',
  currency: rule?.currency ?? 'EUR',
  amount_minor: typed(rule?.amount_minor, rule?.currency),
  per: (rule?.per ?? 'parcel') as string,
  above_minor: typed(rule?.above_minor, rule?.currency),
  within_minor: typed(rule?.within_minor, rule?.currency),
  valid_from: mode === 'follow' ? '' : (rule?.valid_from ?? ''),
  valid_until: mode === 'follow' ? '' : (rule?.valid_until ?? ''),
  ...fieldsOf(
    'note',
    inEachLanguage((lang) => rule?.[`note_${lang}`] ?? ''),
  ),
  source: mode === 'follow' ? '' : (rule?.source ?? ''),
  checked: mode === 'follow' ? false : rule?.basis === 'sourced',
  reason: '',
})

/** Kinds that charge something; the others have neither measure nor limits. */
export const charges = (kind: string): boolean => kind !== 'free' && kind !== 'note' && kind !== 'unknown'

/** A duty is a percentage, an amount, or neither; a flat duty is an amount. */
export const measureOf = ({ kind, measure }: Pick<DutyValues, 'kind' | 'measure'>): string =>
  kind === 'flat_duty' ? 'amount' : measure

const needed = filledOr(words.needed)
const limit = (text: string, { kind, currency }: DutyValues) =>
  charges(kind) && text.trim() !== '' && readMinor(text, currency) === null ? words.amountWrong : null

export const dutyChecks = (mode: DutyMode) => ({
  place: needed,
  rate_per_mille: (text: string, values: DutyValues) =>
    charges(values.kind) && measureOf(values) === 'share' && perMilleOf(text) === null
      ? words.percentWrong
      : null,
  amount_minor: (text: string, values: DutyValues) =>
    charges(values.kind) && measureOf(values) === 'amount' && readMinor(text, values.currency) === null
      ? words.amountWrong
      : null,
  above_minor: limit,
  within_minor: limit,
  valid_from: mode === 'follow' ? needed : () => null,
  ...fieldsOf(
    'note',
    inEachLanguage(() => needed),
  ),
  source: needed,
  reason: needed,
})

/** The body of the request. The values are valid by now. */
export function dutyBody(values: DutyValues): DutyBody {
  const { currency } = values
  const kind = IMPORT_RULE_KINDS.find((importRuleKind) => importRuleKind === values.kind) ?? 'vat'
  const amounts = charges(kind)
  const measure = measureOf(values)
  return {
    place: values.place,
    kind,
    currency,
    rate_per_mille: amounts && measure === 'share' ? perMilleOf(values.rate_per_mille) : null,
    amount_minor: amounts && measure === 'amount' ? readMinor(values.amount_minor, currency) : null,
    per:
      amounts && measure === 'amount'
        ? ((['parcel', 'hs_code', 'line'] as const).find((entry) => entry === values.per) ?? 'parcel')
        : 'parcel',
    above_minor: amounts ? readMinor(values.above_minor, currency) : null,
    within_minor: amounts ? readMinor(values.within_minor, currency) : null,
    valid_from: values.valid_from || null,
    valid_until: values.valid_until || null,
    basis: values.checked ? 'sourced' : 'trade',
    ...fieldsOf('note', textsOf('note', values)),
    source: values.source.trim(),
    reason: values.reason.trim(),
  }
}

function perMilleOf(text: string): number | null {
  const parts = /^(\d{1,3})(?:[.,](\d))?$/.exec(tidyCode(text).replaceAll(/[\s%]/g, ''))
  if (!parts) return null
  const perMille = Number(parts[1]) * 10 + Number(parts[2] ?? '0')
  return perMille <= 5_000 ? perMille : null
}

function typed(minor: number | null | undefined, currency: string | undefined): string {
  if (minor === null || minor === undefined) return ''
  const digits = minorDigits(currency ?? '')
  return (minor / 10 ** digits).toFixed(digits).replace(/\.0+$/, '')
}
