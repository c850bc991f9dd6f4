import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefused } from './fee.ts'
import { type LineForCountry, quoteLines } from './quote-lines.ts'
import { rateFor, seedRateCard } from './seed-rows.test-support.ts'

const card = seedRateCard()
const lineOptions = new Map(card.map((zone) => [zone.lineCode, zone.rate.option]))
const linesTo = (country: string): LineForCountry[] =>
  [...lineOptions].map(([lineCode, option]) => ({ lineCode, option, rate: rateFor(card, lineCode, country) }))

const summary = (lines: ReturnType<typeof quoteLines>) =>
  lines.map(({ lineCode, answer }) => [
    lineCode,
    isRefused(answer) ? answer.refusals.map((refusal) => refusal.code).join() : answer.totalFen,
  ])

test('compares all lines to Great Britain, the cheapest first', () => {
  expect(summary(quoteLines(linesTo('GB'), { weightGrams: 1_200, categories: [] }))).toEqual([
    ['DIR-DDP', 8_350],
    ['PST-EUB', 11_120],
    ['PST-EMS', 17_770],
    ['EXP-HK', 32_489],
    ['SEA-DDP', 47_500],
  ])
})

test('keeps the lines that cannot carry it, last and with their reasons', () => {
  expect(summary(quoteLines(linesTo('NG'), { weightGrams: 2_500, categories: ['magnet'] }))).toEqual([
    ['PST-EMS', 43_100],
    ['EXP-HK', 'restricted_category'],
    ['DIR-DDP', 'country_not_served'],
    ['PST-EUB', 'country_not_served'],
    ['SEA-DDP', 'country_not_served'],
  ])
})

test('puts the faster of two equal prices first', () => {
  const rate = rateFor(card, 'DIR-DDP', 'JP')!
  const lines: LineForCountry[] = [
    { lineCode: 'A-SLOW', option: 'direct', rate: { ...rate, transitMaxDays: 20 } },
    { lineCode: 'B-FAST', option: 'direct', rate },
  ]
  const [first] = quoteLines(lines, { weightGrams: 900, categories: [] })
  expect(first?.lineCode).toBe('B-FAST')
})

test('the order of the lines given does not matter', () => {
  const countries = fc.constantFrom('US', 'AU', 'NG', 'MY', 'IR')
  fc.assert(
    fc.property(countries, fc.integer({ min: 1, max: 35_000 }), fc.nat(), (country, weightGrams, shift) => {
      const lines = linesTo(country)
      const turn = shift % lines.length
      const turned = [...lines.slice(turn), ...lines.slice(0, turn)]
      const parcel = { weightGrams, categories: [] }
      expect(quoteLines(turned, parcel)).toEqual(quoteLines(lines, parcel))
    }),
  )
})
