import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { taxIdName } from '../addresses/tax-id.ts'
import { assessDuty } from './assess.ts'
import { goods, shipment } from './duty.test-support.ts'
import { differences, readExamples } from './examples.ts'
import { readPlace } from './read-places.ts'
import { readTable } from './read-tables.ts'
import { type Fault, isFields } from './read-values.ts'
import type { Place } from './rule.ts'

const FOLDER = new URL('../../../rules/', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))
const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])

const versions = read('version.json')
const version = isFields(versions) ? String(versions['version']) : ''
const names = namesIn('places/')
const readTables = readdirSync(new URL('tables/', FOLDER)).flatMap((file) => {
  const [, name] = /^(.+)\.tsv$/.exec(file) ?? []
  return name === undefined ? [] : [readTable(name, readFileSync(new URL(`tables/${file}`, FOLDER), 'utf8'))]
})
const tables = new Map(readTables.map(({ table }) => [table.name, table]))
const files = new Map([
  ...namesIn('bases/').map((name): [string, unknown] => [name, read(`bases/${name}.json`)]),
  ...names.map((name): [string, unknown] => [name, read(`places/${name}.json`)]),
])

/** The place, or nothing if its file has faults, which a test of its own tells. */
const placeNamed = (name: string): Place | null => readPlace(name, files, version, tables).place
const places = new Map(names.flatMap((name) => placeNamed(name) ?? []).map((place) => [place.place, place]))
const examplesOf = (name: string) => {
  const faults: Fault[] = []
  return { faults, examples: readExamples(files.get(name), places.get(name)?.currency ?? 'EUR', faults) }
}

test.each(names)('%s: every fact has its source, its day, and a form that can be calculated', (name) => {
  expect(readPlace(name, files, version, tables).faults).toEqual([])
  expect(examplesOf(name).faults).toEqual([])
})

test('a number of the recipient that a place demands has its format in the table of such numbers', () => {
  const demanding = [...places.values()].filter(({ needs }) => needs.some(({ need }) => need === 'identity'))
  expect(demanding.length).toBeGreaterThan(15)
  expect(demanding.filter(({ place }) => taxIdName(place) === null).map(({ place }) => place)).toEqual([])
})

test('the version is a day and a number', () => {
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}\.\d+$/)
})

test('each place with rules has an example', () => {
  const without = [...places.values()].filter(
    ({ place, regimes }) => regimes.length > 0 && examplesOf(place).examples.length === 0,
  )
  expect(without.map(({ place }) => place)).toEqual([])
})

const examples = names.flatMap((name) => examplesOf(name).examples.map((example) => ({ name, ...example })))

describe('worked examples', () => {
  test.each(examples)('$name $number: $what', ({ name, ...example }) => {
    expect(differences(places.get(name)!, example)).toEqual([])
  })

  test('the collected ones are all here, each once', () => {
    const numbers = examples.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
  })
})

const charged = [...places.values()].filter(({ regimes }) => regimes.length > 0)

test.each(charged)(
  '$place: every shipment of today finds rules, and no code counts as free of doubt',
  (place) => {
    const rates = new Map(
      ['EUR', 'USD', place.currency, ...currenciesIn(files.get(place.place))].map((currency) => [
        currency,
        7_000_000_000,
      ]),
    )
    const { currency } = place
    for (const carriage of ['post', 'express', 'line', 'air', 'sea'] as const)
      for (const value of [0, 1_000, 14_999, 100_000, 10_000_000])
        for (const code of ['610910', '640399', null]) {
          const lines = {
            goods: [goods(value, { code, grams: 500 })],
            freight: 2_000,
            grams: 800,
            carriage,
            currency,
          }
          const arrives = { first: '2026-11-28', last: '2026-11-28' }
          const answer = assessDuty(place, shipment({ ...lines, arrives }), rates)
          expect(answer.regime).not.toBeNull()
          expect(answer.missingRates).toEqual([])
          expect(answer.total.low).toBeLessThanOrEqual(answer.total.high)
          if (answer.rows.some(({ open, paidBy, kind }) => open && paidBy === 'recipient' && kind !== 'fee'))
            expect(['partly', 'unknown']).toContain(answer.certainty)
        }
  },
)

/** The currencies that a file names in its amounts. */
const currenciesIn = (file: unknown): string[] =>
  [...JSON.stringify(file).matchAll(/"([A-Z]{3}) \d/g)].map(([, currency]) => currency!)
