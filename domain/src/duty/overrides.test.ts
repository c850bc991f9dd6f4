import { describe, expect, test } from 'vitest'
import { assessDuty } from './assess.ts'
import { charge, goods, placeOf, regime, shipment } from './duty.test-support.ts'
import { type Override, figuresOf, idleOverrides, withOverrides } from './overrides.ts'
import type { Rules } from './release.ts'
import type { Charge, RateTable } from './rule.ts'

const vat = charge('xa.vat', 'tax', { rate: '10%', of: ['goods'] })
const flat = charge('xa.flat', 'duty', { flat: 'EUR 3', per: 'hs6' })
const above = charge('xa.above', 'duty', {
  ...{ rate: '5%', of: ['goods'] },
  when: [{ above: 'EUR 150' }],
})
const rules = (...charges: Parameters<typeof regime>[1]): Rules => {
  const place = placeOf({ regimes: [regime('xa.all', charges)] })
  return { version: '2026-11-28.1', places: new Map([[place.place, place]]), tables: new Map() }
}
const PLACE = 'XA'
const own = (over: Partial<Override>): Override => ({
  ...{ place: PLACE, charge: 'xa.vat', figure: 'rate', value: 70_000 },
  ...{ reason: { en: 'The broker says so', zh: '报关行所说' }, since: '2026-11-29' },
  ...over,
})
const note = ({ reason }: Override) => reason
const chargeIn = (of: Rules, id: string): Charge =>
  of.places.get(PLACE)!.regimes[0]!.charges.find((entry) => entry.id === id)!

describe('a figure of a charge', () => {
  test('is its rate, its amount, or its one limit', () => {
    const all = rules(vat, flat, above)
    expect(figuresOf(chargeIn(all, 'xa.vat'))).toEqual({ rate: { value: 100_000, currency: null } })
    expect(figuresOf(chargeIn(all, 'xa.flat'))).toEqual({ amount: { value: 300, currency: 'EUR' } })
    expect(figuresOf(chargeIn(all, 'xa.above'))).toEqual({
      ...{ rate: { value: 50_000, currency: null }, limit: { value: 15_000, currency: 'EUR' } },
    })
  })

  test('is replaced by the shop’s own, with its reason, and nothing else of the place', () => {
    const all = rules(vat, flat, above)
    const changed = withOverrides(all, [own({})], note)
    expect(figuresOf(chargeIn(changed, 'xa.vat'))).toMatchObject({ rate: { value: 70_000 } })
    expect(chargeIn(changed, 'xa.vat').note).toEqual(own({}).reason)
    expect(chargeIn(changed, 'xa.flat')).toBe(chargeIn(all, 'xa.flat'))
    expect(chargeIn(all, 'xa.vat').note).toBeNull()
    const others = withOverrides(
      all,
      [
        own({ charge: 'xa.flat', figure: 'amount', value: 450 }),
        own({ charge: 'xa.above', figure: 'limit', value: 20_000 }),
      ],
      note,
    )
    expect(figuresOf(chargeIn(others, 'xa.flat'))).toMatchObject({ amount: { value: 450 } })
    expect(figuresOf(chargeIn(others, 'xa.above'))).toMatchObject({
      ...{ rate: { value: 50_000 }, limit: { value: 20_000 } },
    })
  })

  test('that is a rate counts for every tariff number, also those of a table of rates', () => {
    const all = rules(charge('xa.duty', 'duty', { rates: { '*': '17%' }, of: ['goods'] }))
    const listed = { low: 120_000, likely: 120_000, high: 120_000 }
    const charged = chargeIn(all, 'xa.duty')
    if (charged.amount.by !== 'share') throw new Error('not a share')
    const table: RateTable = {
      ...{ name: 'xa.tariff', title: { en: 'Tariff', zh: '税则' }, source: 'customs', licence: 'open' },
      ...{ copied: '2026-11-28', strength: 'official', lines: 1 },
      ...{ rates: new Map([['610910', listed]]), ranges: new Map() },
    }
    const place = all.places.get(PLACE)!
    const [only] = place.regimes
    const withTable: Rules = {
      ...all,
      places: new Map([
        [
          PLACE,
          {
            ...place,
            regimes: [{ ...only!, charges: [{ ...charged, amount: { ...charged.amount, table } }] }],
          },
        ],
      ]),
    }
    const dutyBy = (of: Rules) =>
      assessDuty(of.places.get(PLACE)!, shipment({ goods: [goods(10_000, { code: '610910' })] }), new Map())
        .total.likely
    expect(dutyBy(withTable)).toBe(1_200)
    expect(dutyBy(withOverrides(withTable, [own({ charge: 'xa.duty', value: 50_000 })], note))).toBe(500)
  })

  test('belongs to the charge by its id: without it the shop’s figure is idle', () => {
    const gone = rules(flat)
    expect(idleOverrides(gone, [own({})])).toEqual([own({})])
    expect(withOverrides(gone, [own({})], note).places.get(PLACE)).toEqual(gone.places.get(PLACE))
    expect(idleOverrides(rules(vat), [own({})])).toEqual([])
    // The charge is there, but is no longer a share.
    expect(idleOverrides(rules(vat), [own({ figure: 'amount' })])).toHaveLength(1)
    expect(idleOverrides(rules(vat), [own({ place: 'ZZ' })])).toHaveLength(1)
  })
})
