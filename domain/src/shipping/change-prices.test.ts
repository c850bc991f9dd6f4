import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { describe, expect, test } from 'vitest'
import { changePrices, priceBy, typicalParcels, whyNotChangePrices } from './change-prices.ts'
import type { ZoneRate } from './rate-row.ts'

const zone = (zoneCode: string, countries: string[], firstPriceFen = 5_000): ZoneRate => ({
  lineCode: 'L',
  zoneCode,
  zoneName: inEachLanguage(() => zoneCode),
  countries,
  rate: {
    lineCode: 'L',
    option: 'express',
    firstGrams: 500,
    firstPriceFen,
    stepGrams: 500,
    stepPriceFen: 1_333,
    customsFeeFen: 800,
    minChargeGrams: 0,
    volumetricDivisor: 0,
    volumetricMinSideMm: 0,
    maxGrams: 30_000,
    maxLengthMm: 1_500,
    maxSumMm: null,
    maxGirthMm: null,
    transitMinDays: 5,
    transitMaxDays: 9,
    observedDays: '',
    refusedCategories: [],
  },
})
const zones = [zone('1', ['DE', 'FR']), zone('2', ['US'])]
const first = (all: readonly ZoneRate[], country: string) =>
  all.find(({ countries }) => countries.includes(country))?.rate.firstPriceFen

describe('a change of prices', () => {
  test('of one zone leaves the others', () => {
    const after = changePrices(zones, { zone: '1', prices: { first_price_fen: 6_000 } })
    expect([first(after, 'DE'), first(after, 'FR'), first(after, 'US')]).toEqual([6_000, 6_000, 5_000])
  })

  test('of one country gives it a zone of its own, and every destination is still served once', () => {
    const taken = [...zones, zone('1-DE', ['AT'])]
    const after = changePrices(taken, { country: 'DE', prices: { first_price_fen: 6_000 } })
    expect([first(after, 'DE'), first(after, 'FR')]).toEqual([6_000, 5_000])
    expect(after.flatMap(({ countries }) => countries).toSorted()).toEqual(['AT', 'DE', 'FR', 'US'])
    expect(new Set(after.map(({ zoneCode }) => zoneCode)).size).toBe(after.length)
    const again = changePrices(after, { country: 'DE', prices: { first_price_fen: 7_000 } })
    expect(again).toHaveLength(after.length)
  })

  test('of a line raises first and step prices, to whole fen, but not the customs fee', () => {
    const [changed] = changePrices(zones, { perMille: 25 })
    expect(changed!.rate).toMatchObject({ firstPriceFen: 5_125, stepPriceFen: 1_366, customsFeeFen: 800 })
  })

  test.each([
    [{ zone: '9', prices: {} }, { zone: 'unknown' }],
    [{ country: 'JP', prices: {} }, { country: 'unknown' }],
    [{ zone: '2', country: 'DE', prices: {} }, { country: 'unknown' }],
    [{ zone: '1' }, { prices: 'one_of' }],
    [{ zone: '1', prices: {}, perMille: 1 }, { prices: 'one_of' }],
    [{ prices: { first_price_fen: 1 } }, { zone: 'missing' }],
    [{ perMille: 10 }, null],
  ])('%j: %j', (change, why) => expect(whyNotChangePrices(zones, change)).toEqual(why))
})

describe('typical packages', () => {
  test('are ten, real ones spread over their weights', () => {
    const real = Array.from({ length: 100 }, (_, at) => ({
      grams: 100 * (100 - at),
      sizeMm: [100, 100, 100] as const,
      country: 'DE',
    }))
    const ten = typicalParcels(real, 'DE')
    expect(ten.map(({ grams }) => grams)).toEqual([
      100, 1200, 2300, 3400, 4500, 5600, 6700, 7800, 8900, 10000,
    ])
    expect(typicalParcels([], 'FR')).toHaveLength(10)
  })

  test('are priced by the zone of their country, and have no price if it does not carry them', () => {
    expect(priceBy(zones, { grams: 900, sizeMm: [100, 100, 100], country: 'US' })).toBe(5_000 + 1_333 + 800)
    expect(priceBy(zones, { grams: 31_000, sizeMm: [100, 100, 100], country: 'US' })).toBeNull()
    expect(priceBy(zones, { grams: 900, sizeMm: [100, 100, 100], country: 'JP' })).toBeNull()
  })
})
