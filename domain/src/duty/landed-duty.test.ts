import { describe, expect, test } from 'vitest'
import { type DutyLine, dutyAtDoor, isDutyKnown } from './landed-duty.ts'
import { charge, charging } from './duty.test-support.ts'
import type { Place } from './rule.ts'

const rates = new Map([['EUR', 8_000_000_000]])
const asked = (place: Place | null, valueFen = 80_000) => ({
  ...{ place, rates, today: '2026-11-20', province: null },
  goods: [{ code: '610910', valueFen, pieces: 1, grams: 400 }],
  others: [],
  registrations: [],
})
const by = (over: Partial<DutyLine> = {}): DutyLine => ({
  option: 'postal',
  taxMode: 'ddu',
  paidUpTo: null,
  days: [5, 9],
  ...over,
})
const carriage = { freightFen: 20_000, insuranceFen: 800, grams: 500 }
const vat = charge('vat', 'tax', { rate: '19%', of: ['cif', '#duty'] })
const flat = charge('flat', 'duty', { flat: 'EUR 3', per: 'hs6' })
const fee = charge('post', 'fee', { flat: 'EUR 6', per: 'consignment' })
const LIMIT = { currency: 'EUR', minor: 15_000 }

describe('what the recipient pays at the door', () => {
  test('is in yuan what customs calculate in their money, and the carrier’s fee', () => {
    const duty = dutyAtDoor(asked(charging(flat, vat, fee)), by(), carriage)
    // EUR 100 of goods, 25 of freight, 1 of insurance and 3 of duty: 24.51, 3 and 6.
    expect(duty.fen).toEqual({ low: 26_808, likely: 26_808, high: 26_808 })
    expect(duty.rows.map(({ charge: id, amount, fen }) => [id, amount.likely, fen.likely])).toEqual([
      ['flat', 300, 2_400],
      ['vat', 2_451, 19_608],
      ['post', 600, 4_800],
    ])
    expect(duty).toMatchObject({
      certainty: 'estimate',
      linePays: 'nothing',
      beyond: null,
      day: '2026-11-20',
    })
  })

  test('is nothing on a line that pays it, and the import tax alone is not all', () => {
    const place = charging(flat, vat, fee)
    expect(dutyAtDoor(asked(place), by({ taxMode: 'ddp' }), carriage)).toMatchObject({
      certainty: 'exact',
      linePays: 'all',
      fen: { high: 0 },
    })
    const inEurope = { ...place, place: 'DE' }
    expect(dutyAtDoor(asked(inEurope), by({ taxMode: 'ioss' }), carriage)).toMatchObject({
      linePays: 'part',
      fen: { likely: 7_200 },
    })
  })

  test('contains the import tax where the line’s IOSS does not reach: outside the EU, and above EUR 150', () => {
    const place = charging(vat)
    const inEurope = { ...place, place: 'DE' }
    const line = by({ taxMode: 'ioss' })
    const taxFen = (of: Place, valueFen: number) => dutyAtDoor(asked(of, valueFen), line, carriage).fen.likely
    expect(dutyAtDoor(asked(place), line, carriage)).toEqual(dutyAtDoor(asked(place), by(), carriage))
    expect(taxFen(inEurope, 120_000)).toBe(0)
    expect(taxFen(inEurope, 120_001)).toBe(dutyAtDoor(asked(place, 120_001), by(), carriage).fen.likely)
    expect(dutyAtDoor(asked(inEurope, 120_001), line, carriage)).toMatchObject({
      ...{ linePays: 'nothing', beyond: LIMIT },
    })
    // What staff set for the line counts where it is less.
    const low = { ...line, paidUpTo: { currency: 'EUR', minor: 9_000 } }
    expect(dutyAtDoor(asked(inEurope), low, carriage)).toMatchObject({ beyond: low.paidUpTo })
  })

  test('is everything where one of the goods is none that the line pays for', () => {
    const excludes = ['33', '6109'].map((entry) => ({ entry, name: null }))
    const line = by({ taxMode: 'ddp', excludes })
    const of = (code: string | null) => ({
      ...asked(charging(vat)),
      goods: [{ code, valueFen: 80_000, pieces: 1, grams: 400 }],
    })
    expect(dutyAtDoor(of('610910'), line, carriage)).toMatchObject({
      ...{ linePays: 'nothing', beyond: null, excluded: ['6109'], fen: { likely: 19_152 } },
    })
    expect(dutyAtDoor(of('640399'), line, carriage)).toMatchObject({ linePays: 'all', excluded: [] })
    expect(dutyAtDoor(of(null), line, carriage)).toMatchObject({ linePays: 'all', excluded: [] })
    // A line that promises nothing breaks no promise.
    expect(dutyAtDoor(of('610910'), { ...line, taxMode: 'ddu' }, carriage).excluded).toEqual([])
  })

  test('is nothing on a line that bills it, unless nobody can say how much it is', () => {
    const line = by({ taxMode: 'ddp', markup: { ratePpm: 20_000, handlingFen: 0 } })
    const billed = dutyAtDoor(asked(charging(flat, vat, fee)), line, carriage)
    expect(billed).toMatchObject({ certainty: 'exact', linePays: 'nothing', fen: { high: 0 } })
    expect(billed.rows.map(({ charge: id, paidBy }) => [id, paidBy])).toEqual([
      ['flat', 'sale'],
      ['vat', 'sale'],
      ['post', 'line'],
    ])
    const open = charge('duty', 'duty', { open: true })
    const unknown = dutyAtDoor(asked(charging(open, vat)), line, carriage)
    expect(isDutyKnown(unknown)).toBe(false)
    expect(unknown.rows.every(({ paidBy }) => paidBy === 'recipient')).toBe(true)
    expect(dutyAtDoor(asked(null), line, carriage)).toMatchObject({ certainty: 'unknown' })
  })

  test('is everything where the goods are worth more than the line pays for', () => {
    const line = by({ taxMode: 'ddp', paidUpTo: LIMIT })
    const place = charging(vat)
    expect(dutyAtDoor(asked(place, 120_000), line, carriage).linePays).toBe('all')
    const above = dutyAtDoor(asked(place, 120_001), line, carriage)
    expect(above).toMatchObject({ linePays: 'nothing', beyond: LIMIT })
    expect(above.fen.low).toBeGreaterThan(0)
    // A promise whose limit cannot be compared is not relied on.
    const unrated = { ...line, paidUpTo: { currency: 'GBP', minor: 13_500 } }
    expect(dutyAtDoor(asked(place), unrated, carriage).linePays).toBe('nothing')
  })

  test('is not known without rules, but a line that pays it still does', () => {
    const unknown = dutyAtDoor(asked(null), by(), carriage)
    expect(unknown).toMatchObject({ certainty: 'unknown', version: null, rows: [] })
    expect(isDutyKnown(unknown)).toBe(false)
    const paid = dutyAtDoor(asked(null), by({ taxMode: 'ddp' }), carriage)
    expect(paid).toMatchObject({ certainty: 'exact', linePays: 'all' })
  })

  test('has no fee for collecting where nothing is collected', () => {
    const small = charge('vat', 'tax', { rate: '1%', of: ['goods'], not_levied_up_to: 'EUR 5' })
    expect(dutyAtDoor(asked(charging(small, fee)), by(), carriage).fen.high).toBe(0)
  })

  test('is calculated in yuan where the destination’s currency has no rate', () => {
    const place = { ...charging(vat), currency: 'GEL' }
    expect(dutyAtDoor(asked(place), by(), carriage)).toMatchObject({
      currency: 'CNY',
      fen: { likely: 19_152 },
    })
  })

  test('is that of the days on which it may arrive', () => {
    const place = charging({ ...vat, from: '2026-11-28' })
    expect(dutyAtDoor(asked(place), by(), carriage).certainty).toBe('range')
    expect(dutyAtDoor(asked(place), by({ days: [1, 2] }), carriage).fen.high).toBe(0)
    expect(dutyAtDoor(asked(place), by({ days: [8, 9] }), carriage).fen.low).toBe(19_152)
  })
})
