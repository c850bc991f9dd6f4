import { type RateNanos, minorDigits, parseRate } from '../money/exchange.ts'
import type { DutyAnswer } from './answer.ts'
import { assessDuty } from './assess.ts'
import {
  type Fault,
  type Found,
  at,
  day,
  each,
  fault,
  has,
  isFields,
  knownFields,
  matching,
  text,
  whole,
  word,
} from './read-values.ts'
import { CARRIAGES, type Place, type Span, WINDOWS } from './rule.ts'
import type { Goods, Rates, Received, Shipment } from './shipment.ts'

/** A worked example of a place: a shipment, and what a source says that customs charge for it. */
export type Example = {
  readonly number: number | null
  readonly what: string
  readonly source: string
  readonly shipment: Shipment
  readonly rates: Rates
  /** Amounts as in the file, in the currency of the example. */
  readonly expect: Expectation
}

type Expectation = {
  readonly certainty: string
  /** One amount, or the least and the most. */
  readonly total: readonly string[]
  readonly likely: string | null
  readonly rows: Readonly<Record<string, string>>
  readonly zeros: Readonly<Record<string, string>>
  readonly paidBy: Readonly<Record<string, string>>
}

const EXAMPLE_FIELDS = [
  'number',
  'what',
  'source',
  'checked',
  'day',
  'last_day',
  'in',
  'exchange',
  'carriage',
  'goods',
  'freight',
  'insurance',
  'grams',
  'province',
  'stated',
  'received',
  'expect',
]

/** Reads the examples of a place's file, whose amounts are in its currency `usual` unless they say. */
export function readExamples(file: unknown, usual: string, faults: Fault[]): Example[] {
  return each(at({ value: file, path: '', faults }, 'examples')).map((found) => example(found, usual))
}

function example(found: Found, usual: string): Example {
  knownFields(found, EXAMPLE_FIELDS)
  day(at(found, 'checked'))
  if (!has(found, 'checked')) fault(at(found, 'checked'), 'must be the day of the last check')
  const currency = has(found, 'in') ? text(at(found, 'in')) : usual
  const amount = (name: string): number => (has(found, name) ? minor(at(found, name), currency) : 0)
  const first = day(at(found, 'day')) ?? ''
  if (first === '') fault(at(found, 'day'), 'must be the day of arrival')
  return {
    number: has(found, 'number') ? whole(at(found, 'number')) : null,
    what: text(at(found, 'what')),
    source: text(at(found, 'source')),
    rates: exchange(at(found, 'exchange')),
    expect: expectation(at(found, 'expect')),
    shipment: {
      currency,
      goods: each(at(found, 'goods')).map((entry) => goods(entry, currency)),
      freight: amount('freight'),
      insurance: amount('insurance'),
      grams: has(found, 'grams') ? whole(at(found, 'grams')) : null,
      carriage: word(at(found, 'carriage'), CARRIAGES, 'express'),
      province: has(found, 'province') ? text(at(found, 'province')) : null,
      arrives: { first, last: day(at(found, 'last_day')) ?? first },
      stated: has(found, 'stated') ? matching(at(found, 'stated'), /^[a-z_]+$/, 'a statement') : [],
      received: each(at(found, 'received')).map((entry) => received(entry, currency)),
      line: null,
    },
  }
}

function goods(found: Found, currency: string): Goods {
  knownFields(found, ['value', 'domestic', 'pieces', 'grams', 'code', 'origin'])
  const isCode = (value: string): boolean => /^\d{6,12}$/.test(value)
  const code = has(found, 'code') ? text(at(found, 'code')) : null
  if (code !== null && !isCode(code)) fault(at(found, 'code'), 'must have 6 to 12 digits')
  return {
    value: minor(at(found, 'value'), currency),
    domestic: has(found, 'domestic') ? minor(at(found, 'domestic'), currency) : 0,
    pieces: whole(at(found, 'pieces'), 1),
    grams: has(found, 'grams') ? whole(at(found, 'grams')) : null,
    code,
    origin: has(found, 'origin') ? text(at(found, 'origin')) : 'CN',
  }
}

function received(found: Found, currency: string): Received {
  knownFields(found, ['window', 'parcels', 'value'])
  return {
    window: word(at(found, 'window'), WINDOWS),
    parcels: whole(at(found, 'parcels'), 0),
    value: has(found, 'value') ? minor(at(found, 'value'), currency) : 0,
    carriage: 0,
    isComplete: true,
  }
}

function exchange(found: Found): Rates {
  const names = isFields(found.value) ? Object.keys(found.value) : []
  const read = (name: string): RateNanos => {
    const value = text(at(found, name))
    if (/^\d{1,7}(\.\d{1,9})?$/.test(value) && Number(value) > 0) return parseRate(value)
    fault(at(found, name), 'must be yuan for one unit, such as "7.9"')
    return 0
  }
  return new Map(names.map((name) => [name, read(name)]))
}

/** A decimal amount such as `4.86` in minor units. */
function minor(found: Found, currency: string): number {
  const digits = minorDigits(currency)
  const parts = typeof found.value === 'string' ? /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(found.value) : null
  const [, units = '0', decimals = ''] = parts ?? []
  if (!parts || decimals.length > digits) fault(found, `must be an amount in ${currency} such as "40"`)
  return Number(units + decimals.padEnd(digits, '0').slice(0, digits))
}

function expectation(found: Found): Expectation {
  knownFields(found, ['certainty', 'total', 'likely', 'rows', 'zeros', 'paid_by'])
  const table = (name: string): Record<string, string> => {
    const { value } = at(found, name)
    return isFields(value)
      ? Object.fromEntries(Object.keys(value).map((key) => [key, text(at(at(found, name), key))]))
      : {}
  }
  const total = at(found, 'total')
  return {
    certainty: text(at(found, 'certainty')),
    total: Array.isArray(total.value) ? each(total).map(text) : [text(total)],
    likely: has(found, 'likely') ? text(at(found, 'likely')) : null,
    rows: table('rows'),
    zeros: table('zeros'),
    paidBy: table('paid_by'),
  }
}

/** How the engine's answer differs from what an example says; empty if it agrees. */
export function differences(place: Place, { shipment, rates, expect }: Example): string[] {
  const { currency } = shipment
  const answer = assessDuty({ ...place, currency }, shipment, rates)
  const shown = (value: number): string => {
    const digits = minorDigits(currency)
    const padded = String(value).padStart(digits + 1, '0')
    return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
  }
  const found = factsOf(answer, shown)
  const wanted = [
    ['certainty', expect.certainty],
    ['total', expect.total.join(' to ')],
    ...(expect.likely === null ? [] : [['likely', expect.likely]]),
    ...Object.entries(expect.rows).map(([id, amount]) => [`row ${id}`, amount]),
    ...Object.entries(expect.zeros).map(([id, why]) => [`zero ${id}`, why]),
    ...Object.entries(expect.paidBy).map(([id, who]) => [`paid by, ${id}`, who]),
  ]
  return wanted.flatMap(([what = '', value = '']) =>
    found.get(what) === value ? [] : [`${what}: ${found.get(what) ?? 'nothing'} instead of ${value}`],
  )
}

function factsOf(answer: DutyAnswer, shown: (minor: number) => string): Map<string, string> {
  const spanned = ({ low, high }: Span<number>): string =>
    low === high ? shown(low) : `${shown(low)} to ${shown(high)}`
  return new Map([
    ['certainty', answer.certainty],
    ['total', spanned(answer.total)],
    ['likely', shown(answer.total.likely)],
    ...answer.rows.map((row): [string, string] => [
      `row ${row.charge}`,
      `${spanned(row.amount)}${row.open ? '+' : ''}`,
    ]),
    ...answer.rows.map((row): [string, string] => [`paid by, ${row.charge}`, row.paidBy]),
    ...answer.zeros.map((row): [string, string] => [`zero ${row.charge}`, row.why]),
  ])
}
