import type { ImportRule } from '../customs/import-rule.ts'
import type { StoredImportRule } from '../customs/stored-import-rule.ts'
import { LANGUAGES, type Texts, inEachLanguage } from '../languages.ts'
import {
  type Amount,
  type Charge,
  type Fact,
  type Place,
  RECHECK_DAYS,
  type Regime,
  type Test,
  WHOLE,
} from './rule.ts'

/** The name of each kind of charge that an operator may enter, and of the place. */
export type OwnNames = { readonly place: Texts; readonly kinds: Readonly<Record<ImportRule['kind'], Texts>> }

/** Duty first, then the tax, whose base includes it, then fees. */
const ORDER: readonly ImportRule['kind'][] = ['unknown', 'duty', 'flat_duty', 'vat', 'fee']

/**
 * An operator's own rules of a country as a place with one regime. They say a limit on the value of the goods
 * and one rate or amount each; the tax is on goods, freight and duty.
 */
export function placeOfOwn(country: string, rules: readonly StoredImportRule[], names: OwnNames): Place {
  const charging = rules
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const regime: Regime = {
    ...ALWAYS,
    ...factOf(rules[0]),
    ...daysOf(rules.filter(({ kind }) => kind !== 'note')),
    id: 'own',
    when: [],
    charges: charging.map((rule, index) => chargeOf(rule, index, names)),
    note: null,
  }
  const notes = rules.filter(({ kind }) => kind === 'note' || kind === 'free').map(({ note }) => note)
  return {
    place: country,
    name: names.place,
    currency: charging[0]?.currency ?? 'CNY',
    territory: null,
    statements: new Map(),
    // Notes alone do not say what is charged.
    regimes: charging.length > 0 || rules.some(({ kind }) => kind === 'free') ? [regime] : [],
    needs: [],
    limits: [],
    note: joined(notes),
    recheckDays: RECHECK_DAYS,
    version: 'own',
  }
}

const ALWAYS = { from: null, until: null, legal: 'in_force' } as const

/** From the first day on which any of some rules holds to the last: on no other day is anything known. */
function daysOf(rules: readonly StoredImportRule[]): Pick<Regime, 'from' | 'until'> {
  const from = rules.map(({ validFrom }) => validFrom ?? '').toSorted()[0] ?? ''
  const until =
    rules
      .map(({ validUntil }) => validUntil ?? NEVER)
      .toSorted()
      .at(-1) ?? NEVER
  return { from: from === '' ? null : from, until: until === NEVER ? null : until }
}

/** After every day. */
const NEVER = '9999-12-31'

const factOf = (rule: StoredImportRule | undefined): Fact => ({
  strength: rule?.basis === 'sourced' ? 'reported' : 'trade',
  source: rule?.source ?? '',
  checked: '',
})

function chargeOf(rule: StoredImportRule, index: number, { kinds }: OwnNames): Charge {
  return {
    ...ALWAYS,
    ...factOf(rule),
    from: rule.validFrom,
    until: rule.validUntil,
    id: `own.${index}`,
    kind: rule.kind === 'vat' ? 'tax' : rule.kind === 'fee' ? 'levy' : 'duty',
    name: kinds[rule.kind],
    when: testsOf(rule),
    goods: null,
    except: [],
    amount: amountOf(rule),
    minus: null,
    atLeast: null,
    atMost: null,
    round: null,
    notLeviedUpTo: null,
    owes: 'recipient',
    collects: 'carrier',
    at: 'delivery',
    scheme: null,
    note: rule.note,
  }
}

function testsOf({ aboveMinor, withinMinor, currency }: StoredImportRule): Test[] {
  const test = (is: 'above' | 'within', minor: number | null): Test[] =>
    minor === null ? [] : [{ is, limit: { currency, minor }, of: ['goods'], valued: WHOLE, window: null }]
  return [...test('above', aboveMinor), ...test('within', withinMinor)]
}

const PER = { parcel: 'consignment', hs_code: 'hs6', line: 'line' } as const

function amountOf({ kind, ratePerMille, amountMinor, currency, per }: StoredImportRule): Amount {
  if (ratePerMille !== null) {
    const ppm = ratePerMille * 1_000
    return {
      by: 'share',
      byCode: new Map([['*', { low: ppm, likely: ppm, high: ppm }]]),
      table: null,
      of: kind === 'vat' ? ['cif', '#duty'] : ['goods'],
      valued: WHOLE,
      over: null,
      inside: false,
    }
  }
  if (amountMinor === null) return { by: 'open' }
  const money = { currency, minor: amountMinor }
  return {
    by: 'flat',
    amount: { low: money, likely: money, high: money },
    per: PER[per],
    overGrams: 0,
  }
}

/** Several notes as one; null for none. */
export const joined = (notes: readonly Texts[]): Texts | null =>
  notes.length === 0
    ? null
    : inEachLanguage((lang) => notes.map((note) => note[lang]).join(LANGUAGES[lang].spacesWords ? ' ' : ''))
