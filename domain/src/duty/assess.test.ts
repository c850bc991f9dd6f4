import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assessDuty } from './assess.ts'
import { charge, charging, goods, placeOf, regime, shipment } from './duty.test-support.ts'
import type { Place } from './rule.ts'
import type { Shipment } from './shipment.ts'

const rates = new Map([
  ['EUR', 8_000_000_000],
  ['USD', 7_000_000_000],
])
const assess = (place: Place, rest: Partial<Shipment> = {}) => assessDuty(place, shipment(rest), rates)
/** Each charge that is due with its likely amount. */
const rowsOf = (place: Place, rest: Partial<Shipment> = {}) =>
  assess(place, rest).rows.map((row) => [row.charge, row.amount.likely])
const zerosOf = (place: Place, rest: Partial<Shipment> = {}) =>
  assess(place, rest).zeros.map((row) => [row.charge, row.why, row.left])

/** Of what was received, nothing is missing. */
const ALL = { carriage: 0, isComplete: true }

const VAT = charge('vat', 'tax', { rate: '20%', of: ['cif', '#duty'] })

describe('what a charge is based on', () => {
  test('parts of the value, and earlier charges by id or kind; a levy bears no tax unless named', () => {
    const place = charging(
      charge('ordinary', 'duty', { rate: '10%', of: ['goods'] }),
      charge('extra', 'duty', { rate: '50%', of: ['ordinary'] }),
      charge('state', 'levy', { flat: 'EUR 7', per: 'consignment' }),
      VAT,
    )
    expect(rowsOf(place)).toEqual([
      ['ordinary', 1_000],
      ['extra', 500],
      ['state', 700],
      ['vat', 2_700],
    ])
  })

  test('carriage within the country of dispatch is part of fob and cif, not of goods', () => {
    const place = charging(
      charge('a', 'duty', { rate: '10%', of: ['goods'] }),
      charge('b', 'duty', { rate: '10%', of: ['fob'] }),
      charge('c', 'duty', { rate: '10%', of: ['cif'] }),
    )
    const lines = { goods: [goods(10_000, { domestic: 1_000 })], insurance: 500 }
    expect(rowsOf(place, lines)).toEqual([
      ['a', 1_000],
      ['b', 1_100],
      ['c', 1_350],
    ])
  })

  test('a share of the value; the excess over a free amount; a charge inside its own base', () => {
    const place = charging(
      charge('own_use', 'duty', { rate: '10%', of: ['goods'], valued: '60%' }),
      charge('excess', 'duty', { rate: '10%', of: ['goods'], over: 'EUR 30' }),
      charge('icms', 'tax', { rate: '20%', of: ['goods'], inside: true }),
    )
    expect(rowsOf(place)).toEqual([
      ['own_use', 600],
      ['excess', 700],
      ['icms', 2_500],
    ])
  })

  test('of a free amount, what came in the same period is used already', () => {
    const place = charging(
      charge('excess', 'duty', { rate: '10%', of: ['goods'], over: 'EUR 60', window: 'month' }),
    )
    const received = [{ window: 'month' as const, parcels: 1, value: 4_000, ...ALL }]
    expect(rowsOf(place, { received })).toEqual([['excess', 800]])
  })
})

describe('rates by code', () => {
  const place = charging(
    charge('duty', 'duty', {
      rates: { '61': '12%', '6115': '8%', '64': null, '85': ['0%', '4%'], '*': '0%' },
      of: ['goods'],
    }),
  )
  const duty = (code: string | null) => {
    const { rows, certainty, zeros } = assess(place, { goods: [goods(10_000, { code })] })
    return [rows[0]?.amount ?? zeros[0]?.why, certainty]
  }

  test.each([
    ['the longest beginning counts', '611595', { low: 800, likely: 800, high: 800 }, 'exact'],
    ['a shorter one', '610910', { low: 1_200, likely: 1_200, high: 1_200 }, 'exact'],
    ['a range stays a range', '851830', { low: 0, likely: 400, high: 400 }, 'range'],
    ['none of them', '950300', 'zero_rate', 'exact'],
  ])('%s', (_what, code, amount, certainty) => {
    expect(duty(code)).toEqual([amount, certainty])
  })

  test('a rate that nobody holds, or a code that is missing, is never zero', () => {
    expect(duty('640411')).toEqual([{ low: 0, likely: 0, high: 0 }, 'unknown'])
    expect(duty(null)[1]).toBe('unknown')
  })

  test('a code too short to decide has the range of the longer ones', () => {
    const fine = charging(
      charge('duty', 'duty', { rates: { '61091000': '16.5%', '61099010': '32%', '*': '0%' }, of: ['goods'] }),
    )
    expect(assess(fine).rows[0]!.amount).toEqual({ low: 0, likely: 1_650, high: 1_650 })
  })

  test('the arithmetic says which lines bear which rate', () => {
    const { rows } = assess(place, { goods: [goods(10_000), goods(5_000, { code: '611595' }), goods(100)] })
    expect(rows[0]!.workings.map(({ lines, base, rate, amount }) => [lines, base, rate, amount])).toEqual([
      [[0, 2], 10_100, 120_000, 1_212],
      [[1], 5_000, 80_000, 400],
    ])
  })
})

describe('flat amounts', () => {
  const lines = [
    goods(3_000, { code: '6109100000', pieces: 3, grams: 500 }),
    goods(3_000, { code: '6109100010', pieces: 2, grams: 300 }),
    goods(3_000, { code: null, grams: 700 }),
  ]

  test.each([
    ['consignment', 300],
    ['line', 900],
    ['hs6', 600],
    ['code', 900],
    ['piece', 1_800],
    ['pair', 1_800],
    ['kg', 450],
  ])('for each %s', (per, amount) => {
    expect(rowsOf(charging(charge('flat', 'duty', { flat: 'EUR 3', per })), { goods: lines })).toEqual([
      ['flat', amount],
    ])
  })

  test('by weight above a free weight, and not known without one', () => {
    const place = charging(charge('flat', 'duty', { flat: 'EUR 3', per: 'kg', over_grams: 1_000 }))
    expect(rowsOf(place, { goods: lines })).toEqual([['flat', 150]])
    expect(assess(place).certainty).toBe('unknown')
  })

  test('in another currency, at the rate held', () => {
    expect(rowsOf(charging(charge('flat', 'duty', { flat: 'USD 8', per: 'line' })))).toEqual([['flat', 700]])
  })

  test('a currency without a rate leaves the answer unknown and named', () => {
    const place = charging(charge('flat', 'duty', { flat: 'JPY 800', per: 'line' }))
    expect(assess(place)).toMatchObject({ certainty: 'unknown', missingRates: ['JPY'], rows: [] })
  })
})

describe('what is done to a whole charge', () => {
  const half = (rest: object) =>
    rowsOf(charging(charge('x', 'duty', { rate: '10%', of: ['goods'], ...rest })))

  test.each([
    ['less a constant', { minus: 'EUR 4' }, 600],
    ['at least', { at_least: { flat: 'EUR 12.50', per: 'consignment' } }, 1_250],
    ['at most', { at_most: 'EUR 6' }, 600],
    ['rounded down', { round: { way: 'down', to: 'EUR 3' } }, 900],
    ['rounded up', { round: { way: 'up', to: 'EUR 3' } }, 1_200],
    ['more than what is not levied', { not_levied_up_to: 'EUR 9.99' }, 1_000],
  ])('%s', (_what, rest, amount) => {
    expect(half(rest)).toEqual([['x', amount]])
  })

  test('never below nothing, and a small sum is not levied, with the reason', () => {
    expect(half({ minus: 'EUR 99' })).toEqual([])
    const small = charging(charge('x', 'duty', { rate: '10%', of: ['goods'], not_levied_up_to: 'EUR 10' }))
    expect(zerosOf(small)).toEqual([['x', 'too_small', null]])
  })

  test('the greater and the lesser of two, for each line of goods', () => {
    const two = [
      { rate: '30%', of: ['goods'] },
      { flat: 'EUR 20', per: 'pair' },
    ]
    const lines = { goods: [goods(10_000), goods(5_000)] }
    expect(rowsOf(charging(charge('x', 'duty', { greater: two })), lines)).toEqual([['x', 5_000]])
    expect(rowsOf(charging(charge('x', 'duty', { lesser: two })), lines)).toEqual([['x', 3_500]])
  })
})

describe('when a charge is due', () => {
  const when = (...tests: object[]) =>
    charging(charge('x', 'duty', { rate: '10%', of: ['goods'], when: tests }))

  test('a limit tells what is left to it, and whether it includes itself', () => {
    expect(zerosOf(when({ above: 'EUR 150' }))).toEqual([['x', 'under_limit', 5_000]])
    expect(zerosOf(when({ above: 'EUR 100' }))).toEqual([['x', 'under_limit', 0]])
    expect(zerosOf(when({ reaches: 'EUR 100' }))).toEqual([])
    expect(zerosOf(when({ within: 'EUR 100' }))).toEqual([])
    expect(zerosOf(when({ below: 'EUR 100' }))).toEqual([['x', 'over_limit', null]])
  })

  test('in another currency without rounding: 100 euros are 114.2857 dollars', () => {
    expect(zerosOf(when({ within: 'USD 114.28' }))).toEqual([['x', 'over_limit', null]])
    expect(zerosOf(when({ within: 'USD 114.29' }))).toEqual([])
  })

  test('measured on a share, on the border value, or on one piece', () => {
    expect(zerosOf(when({ above: 'EUR 60', valued: '60%' }))).toEqual([['x', 'under_limit', 0]])
    expect(zerosOf(when({ above: 'EUR 119.99', of: ['cif'] }))).toEqual([])
    const three = { goods: [goods(9_000, { pieces: 3 }), goods(100)] }
    expect(assess(when({ within: 'EUR 30', of: ['item'] }), three).rows).toHaveLength(1)
  })

  test('the reason of the first test that does not hold', () => {
    expect(zerosOf(when({ carriage: ['post'] }))[0]![1]).toBe('carriage')
    expect(zerosOf(when({ origin: ['US'] }))[0]![1]).toBe('origin')
    expect(zerosOf(when({ province: ['ON'] }), { province: 'QC' })[0]![1]).toBe('province')
    expect(zerosOf(when({ all_goods: ['49'] }))[0]![1]).toBe('goods')
    expect(zerosOf(when({ not: { any_goods: ['61'] } }))[0]![1]).toBe('goods')
    expect(zerosOf(when({ not: { grams_within: 900 } }), { grams: 800 })[0]![1]).toBe('weight')
    expect(zerosOf(when({ not: { pieces_within: 5, goods: ['61'] } }))[0]![1]).toBe('pieces')
    expect(zerosOf(when({ any: [{ carriage: ['post'] }, { above: 'EUR 50' }] }))).toEqual([])
    expect(zerosOf(when({ any: [{ carriage: ['post'] }, { above: 'EUR 500' }] }))[0]![1]).toBe('carriage')
  })

  test('a number of parcels or a sum in a period; unless we know, it is an estimate', () => {
    const free = when({ not: { parcels_within: 6, window: 'half_year' } })
    const before = (parcels: number) => [{ window: 'half_year' as const, parcels, value: 0, ...ALL }]
    expect(zerosOf(free, { received: before(5) })).toEqual([['x', 'allowance', null]])
    expect(zerosOf(free, { received: before(6) })).toEqual([])
    expect(assess(free, { received: before(5) }).certainty).toBe('exact')
    expect(assess(free).certainty).toBe('estimate')
    const [partly] = before(5)
    expect(assess(free, { received: [{ ...partly!, isComplete: false }] }).certainty).toBe('estimate')
    // The carriage of earlier parcels counts where a limit counts carriage: 120 with it, and 20 before.
    const cif = when({ above: 'EUR 139', of: ['cif'], window: 'month' })
    const dear = [{ window: 'month' as const, parcels: 1, value: 0, carriage: 2_000, isComplete: true }]
    expect(assess(cif, { received: dear }).rows).toHaveLength(1)
    expect(assess(when({ above: 'EUR 99', window: 'month' }), { received: dear }).rows).toHaveLength(1)
    expect(assess(when({ above: 'EUR 100', window: 'month' }), { received: dear }).rows).toEqual([])
    const together = when({ above: 'EUR 150', window: 'together' })
    expect(
      assess(together, { received: [{ window: 'together', parcels: 1, value: 5_001, ...ALL }] }).rows,
    ).toHaveLength(1)
  })

  test('goods of some codes alone', () => {
    const some = charging(
      charge('x', 'duty', { rate: '10%', of: ['goods'], goods: ['61', '62'], except: ['6109'] }),
    )
    expect(rowsOf(some, { goods: [goods(10_000), goods(5_000, { code: '620520' })] })).toEqual([['x', 500]])
    expect(zerosOf(some)).toEqual([['x', 'goods', null]])
  })

  test('the first regime whose tests hold', () => {
    const place = placeOf({
      statements: { prepaid: { en: 'taken at the sale', zh: '销售时已代收' } },
      regimes: [
        regime('prepaid', [], { when: [{ stated: ['prepaid'] }] }),
        regime('old', [VAT], { until: '2026-11-30' }),
        regime('new', [charge('vat', 'tax', { rate: '25%', of: ['goods'] })]),
      ],
    })
    expect(assess(place, { stated: ['prepaid'] })).toMatchObject({ regime: 'prepaid', total: { high: 0 } })
    expect(assess(place).regime).toBe('new')
    const both = { arrives: { first: '2026-11-30', last: '2026-12-02' } }
    expect(assess(place, both)).toMatchObject({
      certainty: 'range',
      total: { low: 2_400, likely: 2_500, high: 2_500 },
      onFirstDay: { regime: 'old', until: '2026-11-30' },
    })
  })
})

describe('what is not simply law', () => {
  const place = charging(
    VAT,
    charge('maybe', 'duty', { rate: '10%', of: ['goods'], legal: 'unconfirmed' }),
    charge('soon', 'levy', { flat: 'EUR 2', per: 'line', legal: 'announced', from: '2026-11-01' }),
    charge('later', 'levy', { flat: 'EUR 2', per: 'line', from: '2027-01-01' }),
    charge('stopped', 'levy', { flat: 'EUR 2', per: 'line', legal: 'suspended' }),
    charge('past', 'levy', { flat: 'EUR 2', per: 'line', until: '2026-01-01' }),
  )

  test('the unconfirmed widens the range, the announced stands apart, the suspended is a zero', () => {
    const answer = assess(place)
    expect(answer).toMatchObject({ certainty: 'range', total: { low: 2_400, likely: 2_400, high: 3_400 } })
    expect(answer.announced.map((entry) => [entry.charge, entry.legal, entry.from])).toEqual([
      ['soon', 'announced', '2026-11-01'],
      ['later', 'in_force', '2027-01-01'],
    ])
    expect(zerosOf(place)).toEqual([['stopped', 'suspended', null]])
  })

  test('common knowledge is an estimate, and so is a converted value; an open charge makes it partly known', () => {
    const trade = { ...VAT, strength: 'trade' }
    expect(assess(charging(VAT)).certainty).toBe('exact')
    expect(assess(charging(trade)).certainty).toBe('estimate')
    expect(assess(charging(VAT), { currency: 'USD' }).certainty).toBe('estimate')
    expect(assess(charging(VAT, charge('x', 'duty', { open: true })))).toMatchObject({
      certainty: 'partly',
      total: { low: 2_400 },
    })
    expect(assess(placeOf({ regimes: [], note: { en: 'not known', zh: '不详' } })).certainty).toBe('unknown')
  })
})

describe('who pays', () => {
  const place = charging(
    VAT,
    charge('handling', 'fee', { flat: 'EUR 6', per: 'consignment' }),
    charge('levy', 'levy', { flat: 'EUR 5', per: 'consignment', owes: 'operator' }),
  )

  test('private fees stand apart, and what others owe is not the recipient’s', () => {
    expect(assess(place)).toMatchObject({ total: { high: 2_400 }, fees: { high: 600 } })
    expect(assess(place).rows.map(({ paidBy }) => paidBy)).toEqual(['recipient', 'recipient', 'operator'])
  })

  test('a line pays what it promises, up to a value and not for all goods', () => {
    const line = {
      covers: ['duty', 'tax'] as const,
      maxGoods: { currency: 'EUR', minor: 10_000 },
      excludes: ['64'],
    }
    const paidBy = (rest: Partial<Shipment>) => assess(place, { line, ...rest }).rows[0]!.paidBy
    expect(assess(place, { line })).toMatchObject({ total: { high: 0 }, certainty: 'exact' })
    expect(paidBy({})).toBe('line')
    expect(paidBy({ goods: [goods(10_001)] })).toBe('recipient')
    expect(paidBy({ goods: [goods(9_000, { code: '640411' })] })).toBe('recipient')
  })
})

test('what is demanded, and which limits are exceeded', () => {
  const fact = {
    strength: 'official',
    source: 'law',
    checked: '2026-11-28',
    name: { en: 'CPF', zh: 'CPF 税号' },
  }
  const place = placeOf({
    regimes: [regime('all', [VAT])],
    needs: [{ id: 'cpf', need: 'identity', ...fact }],
    limits: [
      { id: 'five', effect: 'refused', when: [{ not: { pieces_within: 5 } }], ...fact },
      { id: 'two', effect: 'warning', when: [{ not: { pieces_within: 2 } }], ...fact },
    ],
  })
  const answer = assess(place, { goods: [goods(10_000, { pieces: 3 })] })
  expect(answer.needs.map(({ id }) => id)).toEqual(['cpf'])
  expect(answer.limits.map(({ id }) => id)).toEqual(['two'])
})

describe('for any goods', () => {
  const place = charging(
    charge('duty', 'duty', { rates: { '61': ['7.4%', '12.8%'], '64': '17%', '*': '3.7%' }, of: ['cif'] }),
    charge('flat', 'duty', { flat: 'EUR 3', per: 'hs6' }),
    VAT,
  )
  const anyGoods = fc.array(
    fc.record({
      value: fc.integer({ min: 0, max: 9_000_000_000_000 }),
      code: fc.constantFrom(null, '610910', '640411', '950300'),
    }),
    { minLength: 1, maxLength: 40 },
  )

  test('the least is not more than the likely, nor that than the most, and the lines add up', () => {
    fc.assert(
      fc.property(anyGoods, fc.nat(1_000_000), (list, freight) => {
        const lines = list.map(({ value, code }) => goods(value, { code }))
        const { total, rows } = assess(place, { goods: lines, freight })
        expect(total.low <= total.likely && total.likely <= total.high).toBe(true)
        expect(rows.reduce((sum, { amount }) => sum + amount.likely, 0)).toBe(total.likely)
        expect(Number.isSafeInteger(total.high)).toBe(true)
      }),
    )
  })

  test('more goods never cost less within one regime', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (value, more) => {
        const duty = (minor: number) => assess(place, { goods: [goods(minor)] }).total.likely
        expect(duty(value + more)).toBeGreaterThanOrEqual(duty(value))
      }),
    )
  })
})
