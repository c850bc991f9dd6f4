import { type DutyLine, dutyAtDoor } from '@longhaul/domain/duty/landed-duty.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { describe, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { toDutyCard } from './duty-card.ts'
import { readDutyRules } from './duty-rules.ts'
import { calculated, inFen, localIn, ratesIn } from './printed-duty.test-support.ts'

const world = testWorld()
const DECEMBER = new Date('2026-12-01T00:00:00Z')
const COUNTRIES = ['US', 'DE', 'FR', 'RO', 'GB', 'CH', 'BR', 'MX', 'JP', 'KR', 'AU', 'TR'] as const

/** From below the free amounts to above every limit, in fen. */
const VALUES = [5_000, 55_000, 120_000, 440_000, 2_400_000]
/** Knitted clothes, leather shoes, a bag, a toy, a book, and something without a number. */
const CODES = ['610910', '640399', '420292', '950300', '490199', null]
const OPTIONS = ['postal', 'express', 'direct', 'ocean'] as const
/** The registrations of a shop that has all of them. */
const REGISTERED = ['ioss', 'gb_vat', 'au_gst'].map((scheme) => ({ id: scheme, scheme }))

type Case = { valueFen: number; codes: readonly (string | null)[]; option: DutyLine['option'] }
const mixed = CODES.map((code) => [code])
const cases: Case[] = VALUES.flatMap((valueFen) =>
  [...mixed, CODES, ['950300', '490199']].flatMap((codes) =>
    OPTIONS.map((option) => ({ valueFen, codes, option })),
  ),
)

describe.each(COUNTRIES)('what a shopper in %s reads', (country) => {
  test.each(LANGS)('is arithmetic that adds up, in %s', async (lang) => {
    const rules = await readDutyRules(world.db, { country }, DECEMBER)
    for (const { valueFen, codes, option } of cases)
      for (const registrations of [[], REGISTERED]) {
        const goods = codes.map((code, index) => ({
          ...{ code, pieces: index + 1, grams: 400 },
          valueFen: Math.floor(valueFen / codes.length) + index,
        }))
        const line = { option, taxMode: 'ddu', paidUpTo: null, days: [5, 9] } as const
        const carriage = { freightFen: 23_456, insuranceFen: 789, grams: 900 }
        const card = toDutyCard(dutyAtDoor({ ...rules, registrations, goods }, line, carriage), 'EMS', lang)
        expect(faultsIn(card), `${option} ${valueFen} ${codes.join()}`).toEqual([])
      }
  })
})

/** Everything in a card that a person with a pencil would object to. */
function faultsIn(card: ReturnType<typeof toDutyCard>): string[] {
  const rates = ratesIn(card)
  const due = card.rows.filter(({ paid_by: by }) => by === 'recipient')
  const sumOf = (end: 'low_fen' | 'likely_fen' | 'high_fen'): number =>
    due.reduce((sum, row) => sum + row[end], 0)
  return [
    ...card.rows.flatMap((row) => rowFaults(row, rates).map((fault) => `${row.name}: ${row.how}: ${fault}`)),
    ...(['low_fen', 'likely_fen', 'high_fen'] as const).flatMap((end) =>
      sumOf(end) === card[end] ? [] : [`the rows add up to ${sumOf(end)} instead of ${card[end]} (${end})`],
    ),
    ...card.zeros.flatMap(({ name, why }) => (why === '' ? [`${name} has no reason`] : [])),
    ...repeated(card.zeros.map(({ name, why }) => `${name} ${why}`)),
    ...(/undefined|NaN|\bnull\b/.test(JSON.stringify(card.rows.map(({ how, local }) => [how, local])))
      ? ['a word is missing']
      : []),
  ]
}

const repeated = (texts: readonly string[]): string[] =>
  texts.flatMap((text, at) => (texts.indexOf(text) < at ? [`says twice: ${text}`] : []))

function rowFaults(row: ReturnType<typeof toDutyCard>['rows'][number], rates: Map<string, number>): string[] {
  const { low, high, currency } = localIn(row)
  const rate = rates.get(currency)
  if (rate === undefined) return [`no exchange rate of ${currency}`]
  const found = calculated(row, currency, rates)
  // Each printed part is rounded by itself: they and the result may be half a unit off.
  const tolerance = 1.01 / 10 ** minorDigits(currency)
  const isNear = (value: number, printed: number): boolean => Math.abs(value - printed) <= tolerance
  return [
    ...(found === null && high > 0 ? ['no arithmetic'] : []),
    ...(found && !isNear(found.low, low) ? [`its low end is ${found.low}, printed ${low}`] : []),
    ...(found && !isNear(found.high, high) ? [`its high end is ${found.high}, printed ${high}`] : []),
    ...(row.low_fen > row.likely_fen || row.likely_fen > row.high_fen ? ['the ends are out of order'] : []),
    ...(inFen(low, currency, rate) === row.low_fen ? [] : [`${low} is not ${row.low_fen} fen`]),
    ...(inFen(high, currency, rate) === row.high_fen ? [] : [`${high} is not ${row.high_fen} fen`]),
  ]
}
