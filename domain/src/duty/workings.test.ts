import { describe, expect, test } from 'vitest'
import { assessDuty } from './assess.ts'
import { charge, charging, fileOf, goods, regime, shipment } from './duty.test-support.ts'
import { readPlace } from './read-places.ts'
import type { Place } from './rule.ts'
import type { Shipment } from './shipment.ts'

const rates = new Map([['EUR', 8_000_000_000]])
const rowsOf = (place: Place, rest: Partial<Shipment> = {}) => assessDuty(place, shipment(rest), rates).rows
const faultsOf = (...charges: object[]): string[] => {
  const file = fileOf({ regimes: [regime('all', charges)] })
  return readPlace('XA', new Map([['XA', file]]), '1').faults.map(({ sentence }) => sentence)
}

const DUTY = charge('duty', 'duty', { rate: '10%', of: ['goods'] })
const EXTRA = charge('extra', 'duty', { rate: '50%', of: ['duty'] })

describe('a base that names earlier charges', () => {
  const taxOf = (...of: string[]) => {
    const [tax] = rowsOf(charging(DUTY, EXTRA, charge('tax', 'tax', { rate: '20%', of }))).slice(-1)
    const { base, of: parts } = tax!.workings[0]!
    return [tax!.amount.likely, base, parts.map(({ part, amount, name }) => [part, amount, name?.en])]
  }

  // EUR 100 of goods, a duty of 10 with the id "duty", and one of half of it.
  test.each([
    ['by id', ['duty'], [200, 1_000, [['duty', 1_000, 'a charge']]]],
    ['by kind', ['#duty'], [300, 1_500, [['duty', 1_500, undefined]]]],
    ['by both, each once', ['duty', '#duty'], [300, 1_500, [['duty', 1_500, undefined]]]],
    [
      'with the goods',
      ['goods', 'extra'],
      [
        2_100,
        10_500,
        [
          ['goods', 10_000, undefined],
          ['duty', 500, 'a charge'],
        ],
      ],
    ],
  ])('%s', (_how, of, expected) => {
    expect(taxOf(...of)).toEqual(expected)
  })

  test('must name one that stands before it, in its least amount too', () => {
    const sentence = 'is based on "later", which is neither a part of the value nor a charge before it'
    const least = { at_least: { rate: '2%', of: ['later'] } }
    expect(faultsOf(charge('tax', 'tax', { rate: '20%', of: ['later'] }), DUTY)).toEqual([sentence])
    expect(faultsOf(charge('tax', 'tax', { rate: '20%', of: ['goods'], ...least }), DUTY)).toEqual([sentence])
    expect(faultsOf(DUTY, EXTRA)).toEqual([])
  })

  test('is at least so much where one of them is not known, and so is what is based on that', () => {
    const place = charging(
      charge('duty', 'duty', { rates: { '61': '10%', '*': null }, of: ['goods'] }),
      charge('levy', 'levy', { rate: '1%', of: ['duty'] }),
      charge('tax', 'tax', { rate: '20%', of: ['goods', '#levy'] }),
      charge('state', 'tax', { rate: '1%', of: ['goods'] }),
    )
    const lines = [goods(10_000), goods(5_000, { code: '950300' })]
    const rows = rowsOf(place, { goods: lines })
    expect(rows.map(({ open, onOpen }) => [open, onOpen])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ])
    // The goods whose rate is not known are a step of their own, without an amount.
    expect(rows[0]!.workings.map(({ lines: of, base, rate, amount }) => [of, base, rate, amount])).toEqual([
      [[0], 10_000, 100_000, 1_000],
      [[1], 5_000, null, 0],
    ])
  })
})

describe('the arithmetic of a row', () => {
  test('has both ends where they differ, for the same goods', () => {
    const place = charging(
      charge('duty', 'duty', { rates: { '61': ['0%', '12%'], '*': '0%' }, of: ['goods'] }),
      charge('tax', 'tax', { rate: '20%', of: ['goods', '#duty'] }),
    )
    const lines = [goods(10_000), goods(5_000, { code: '950300' })]
    const [duty, tax] = rowsOf(place, { goods: lines })
    expect(duty!.ends?.low.workings.map(({ lines: of, rate }) => [of, rate])).toEqual([
      [[0], 0],
      [[1], 0],
    ])
    expect(duty!.ends?.high.workings.map(({ lines: of, rate }) => [of, rate])).toEqual([
      [[0], 120_000],
      [[1], 0],
    ])
    expect(tax!.ends?.high.workings[0]!.of.map(({ amount }) => amount)).toEqual([15_000, 1_200])
    expect(tax!.ends?.low.workings[0]!.of.map(({ amount }) => amount)).toEqual([15_000])
    expect(rowsOf(charging(DUTY))[0]!.ends).toBeUndefined()
  })

  test('says which share of the value counts, and above which free amount', () => {
    const [own, excess] = rowsOf(
      charging(
        charge('own_use', 'duty', { rate: '10%', of: ['goods'], valued: '60%' }),
        charge('excess', 'duty', { rate: '10%', of: ['cif', 'own_use'], over: 'EUR 30' }),
      ),
    )
    expect(own!.workings[0]!.of).toEqual([{ part: 'goods', amount: 10_000, valued: 600_000 }])
    expect(excess!.workings[0]!.of).toMatchObject([
      { part: 'value', amount: 9_000, over: { currency: 'EUR', minor: 3_000 } },
      { part: 'duty', amount: 600 },
    ])
  })

  test('says what was chosen before another amount, and what is done to the result', () => {
    const [shoes, programme] = rowsOf(
      charging(
        charge('shoes', 'duty', {
          greater: [
            { rate: '30%', of: ['goods'] },
            { flat: 'EUR 43', per: 'pair' },
          ],
        }),
        charge('programme', 'duty', { rate: '60%', of: ['goods'], minus: 'EUR 20', at_most: 'EUR 30' }),
      ),
    )
    const [{ than, flat }] = [shoes!.workings[0]!]
    expect([flat?.minor, than?.by, than?.workings[0]?.rate]).toEqual([4_300, 'greater', 300_000])
    expect(programme).toMatchObject({ amount: { likely: 3_000 }, adjusted: { minus: { minor: 2_000 } } })
  })
})

// A carrier's fee for paying in advance: 2 %, at least EUR 12.50. The tax is 25 % of the goods.
test.each([
  [10_000, 1_250],
  [250_000, 1_250],
  [250_100, 1_251],
  [1_000_000, 5_000],
])('a fee is a share of what is paid in advance, with its least amount: on goods of %i', (value, fee) => {
  const place = charging(
    charge('vat', 'tax', { rate: '25%', of: ['goods'] }),
    charge('advance', 'fee', {
      rate: '2%',
      of: ['#duty', '#tax'],
      at_least: { flat: 'EUR 12.50', per: 'consignment' },
    }),
  )
  const [, advance] = rowsOf(place, { goods: [goods(value)] })
  expect(advance!.amount.likely).toBe(fee)
  expect(advance!.least?.[0]?.flat).toEqual({ currency: 'EUR', minor: 1_250 })
})
