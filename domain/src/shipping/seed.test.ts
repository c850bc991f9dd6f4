import { describe, expect, test } from 'vitest'
import { whyNotPrint } from '../printing/printable.ts'
import { minorDigits, parseRate } from '../money/exchange.ts'
import type { CsvRow } from './rate-row.ts'
import { seedRows } from './seed-rows.test-support.ts'

const column = (rows: readonly CsvRow[], name: string): string[] => rows.map((row) => row[name] ?? '')

test.each([
  ['lines.csv', 'line', 5],
  ['countries.csv', 'iso2', 243],
  ['rates.csv', 'currency', 55],
  ['restricted-goods.csv', 'category', 32],
  ['couriers.csv', 'code', 23],
  ['warehouses.csv', 'code', 7],
  ['services.csv', 'code', 7],
])('%s has one row for each %s: %i', (file, key, count) => {
  const keys = column(seedRows(file), key)
  expect(keys).toHaveLength(count)
  expect(new Set(keys).size).toBe(count)
})

test.each([
  ['lines.csv', ['name_en', 'name_zh', 'note_en', 'note_zh']],
  ['countries.csv', ['name_en', 'name_zh', 'continent_en', 'continent_zh', 'dial_code', 'currency']],
  ['rates.csv', ['name_en', 'name_zh', 'snapshot_date', 'source']],
  ['restricted-goods.csv', ['name_en', 'name_zh']],
  [
    'warehouses.csv',
    ['city_en', 'city_zh', 'address_latin', 'address_chinese', 'phone', 'note_en', 'note_zh'],
  ],
  ['services.csv', ['name_en', 'name_zh', 'unit', 'price_fen']],
])('%s has no empty cell among %j, and Chinese only where it says so', (file, names) => {
  const rows = seedRows(file)
  for (const name of names) {
    const cells = column(rows, name)
    expect(cells).not.toContain('')
    if (name.endsWith('_en')) expect(cells.filter((cell) => whyNotPrint(cell))).toEqual([])
    if (name.endsWith('_zh')) expect(cells.filter((cell) => !/\p{Script=Han}/u.test(cell))).toEqual([])
  }
})

describe('countries', () => {
  const countries = seedRows('countries.csv')

  test('are named as regions of China where they are ones', () => {
    const names = new Map(countries.map((row) => [row['iso2'], row['name_zh']]))
    expect(['HK', 'MO', 'TW'].map((code) => names.get(code))).toEqual(['中国香港', '中国澳门', '中国台湾'])
  })

  test('require a postcode only where there are postcodes', () => {
    const wrong = countries.filter((row) => row['postcode_required'] === '1' && row['postcode_used'] !== '1')
    expect(wrong).toEqual([])
    expect(countries.filter((row) => row['postcode_used'] === '0').length).toBeGreaterThan(50)
  })

  test('have simple codes', () => {
    const shape = /^[A-Z]{2},[A-Z]{3},\d{1,4},[A-Z]{3},(AF|AN|AS|EU|NA|OC|SA)$/
    const codes = countries.map((row) =>
      [row['iso2'], row['iso3'], row['dial_code'], row['currency'], row['continent']].join(),
    )
    expect(codes.filter((code) => !shape.test(code))).toEqual([])
  })
})

test('rates are valid, with the minor units that the product uses', () => {
  const rates = seedRows('rates.csv')
  const wrong = rates.filter((row) => minorDigits(row['currency'] ?? '') !== Number(row['minor_units']))
  expect(wrong).toEqual([])
  expect(parseRate(rates[0]?.['cny_per_unit'] ?? '')).toBe(1_000_000_000)
  expect(rates.map((row) => parseRate(row['cny_per_unit'] ?? '')).every((rate) => rate > 0)).toBe(true)
})

test('services cost whole fen, per item or per parcel', () => {
  const services = seedRows('services.csv')
  expect(column(services, 'price_fen').every((price) => /^\d+$/.test(price))).toBe(true)
  expect(new Set(column(services, 'unit'))).toEqual(new Set(['item', 'parcel']))
})

test('no warehouse has a real telephone number', () => {
  expect(column(seedRows('warehouses.csv'), 'phone').every((phone) => /^400-000-\d{4}$/.test(phone))).toBe(
    true,
  )
})
