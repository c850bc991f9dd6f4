import { describe, expect, test } from 'vitest'
import { DELIVERY_OPTIONS } from './fee.ts'
import { readZoneRate, zoneCells } from './rate-row.ts'
import { seedRateCard, seedRows } from './seed-rows.test-support.ts'

const [row] = seedRows('rate-card.csv')
const problemsOf = (change: Record<string, string>) => {
  const read = readZoneRate({ ...row, ...change }, 'express')
  return 'problems' in read ? read.problems : []
}

test('reads a zone of a line', () => {
  const read = readZoneRate(row!, 'express')
  expect(read).toMatchObject({
    lineCode: 'EXP-HK',
    zoneCode: 'X01',
    zoneName: { en: 'Hong Kong, Macao, Taiwan', zh: '中国香港、中国澳门、中国台湾' },
    countries: ['HK', 'MO', 'TW'],
    rate: { option: 'express', firstPriceFen: 9_500, maxLengthMm: 1_000, maxSumMm: null, maxGirthMm: 2_800 },
  })
})

test('reports every wrong column and its problem', () => {
  expect(
    problemsOf({
      zone: ' ',
      countries: 'HK usa',
      step_grams: '0',
      first_price_fen: '95.00',
      max_grams: '',
      max_sum_mm: '-1',
      transit_min_days: '5',
    }),
  ).toEqual([
    { column: 'zone', problem: 'missing' },
    { column: 'countries', problem: 'malformed', detail: 'usa' },
    { column: 'first_price_fen', problem: 'not_whole', detail: '95.00' },
    { column: 'step_grams', problem: 'too_small', detail: '0' },
    { column: 'max_grams', problem: 'missing' },
    { column: 'max_sum_mm', problem: 'negative', detail: '-1' },
    { column: 'transit_max_days', problem: 'reversed', detail: '5-3' },
  ])
})

test('writes a row that reads back the same', () => {
  for (const zone of seedRateCard()) expect(readZoneRate(zoneCells(zone), zone.rate.option)).toEqual(zone)
})

describe('the initial rate card', () => {
  const card = seedRateCard()

  test('offers all four options, and at least 180 destinations', () => {
    expect(new Set(card.map((zone) => zone.rate.option))).toEqual(new Set(DELIVERY_OPTIONS))
    expect(new Set(card.flatMap((zone) => zone.countries)).size).toBe(235)
  })

  test('has at most one zone per line and country', () => {
    const served = card.flatMap((zone) => zone.countries.map((country) => `${zone.lineCode} ${country}`))
    expect(served.filter((entry, index) => served.indexOf(entry) !== index)).toEqual([])
  })

  test('serves only countries in our list', () => {
    const countries = new Set(seedRows('countries.csv').map((country) => country['iso2']))
    expect(card.flatMap((zone) => zone.countries).filter((country) => !countries.has(country))).toEqual([])
  })

  test('makes combining worth while on every line', () => {
    const moreExpensive = card.filter(({ rate }) => {
      // Two parcels have two first weights, one parcel only one: at most that many additional steps replace
      // one first price and customs fee.
      const extraSteps = Math.ceil(rate.firstGrams / rate.stepGrams)
      return extraSteps * rate.stepPriceFen > rate.firstPriceFen + rate.customsFeeFen
    })
    expect(moreExpensive).toEqual([])
  })

  test('refuses only goods in the list of goods, which also says which goods no line carries', () => {
    const goods = seedRows('restricted-goods.csv')
    const names = new Set(goods.map((thing) => thing['category']))
    expect(card.flatMap((zone) => zone.rate.refusedCategories).filter((name) => !names.has(name))).toEqual([])
    const nowhere = goods.filter((thing) =>
      card.every((zone) => zone.rate.refusedCategories.includes(thing['category'] ?? '')),
    )
    expect(goods.filter((thing) => thing['refused_everywhere'] === '1')).toEqual(nowhere)
  })
})
