import { describe, expect, test } from 'vitest'
import { charge, placeOf, regime } from './duty.test-support.ts'
import { changesBetween } from './release-changes.ts'
import type { Place } from './rule.ts'

const vat = (rate: string, rest: object = {}) =>
  placeOf({ regimes: [regime('xa.all', [charge('xa.vat', 'tax', { rate, of: ['goods'], ...rest })])] })
const rules = (...places: Place[]) => ({
  version: '1',
  tables: new Map(),
  places: new Map(places.map((place) => [place.place, place])),
})
const between = (before: Place, after: Place) => changesBetween(rules(before), rules(after))
const facets = (before: Place, after: Place) =>
  between(before, after).flatMap(({ rows }) =>
    rows.map((row) => (row.change === 'changed' ? row.facet : row.change)),
  )

describe('what a release changes', () => {
  test('is nothing where the rules are the same', () => {
    expect(between(vat('10%'), vat('10%'))).toEqual([])
  })

  test.each([
    ['amount', vat('20%')],
    ['amount', vat('10%', { at_most: 'EUR 5' })],
    ['when', vat('10%', { when: [{ carriage: ['post'] }] })],
    ['days', vat('10%', { until: '2027-01-01' })],
    ['legal', vat('10%', { legal: 'suspended' })],
    ['details', vat('10%', { owes: 'operator' })],
    ['text', vat('10%', { note: { en: 'A note', zh: '说明' } })],
  ])('is told by what of a row it is: %s', (facet, after) => {
    expect(facets(vat('10%'), after)).toEqual([facet])
  })

  test('is a rate of a table too', () => {
    const by = (rate: string) => vat('10%', { rate: undefined, rates: { '61': rate, '*': '5%' } })
    expect(facets(by('12%'), by('16.5%'))).toEqual(['amount'])
  })

  test('counts facts that were only checked again', () => {
    const [change] = between(vat('10%'), vat('10%', { checked: '2026-12-05' }))
    expect(change).toMatchObject({ rows: [], checkedAgain: 1 })
  })

  test('is a row that came or went, and a place that did', () => {
    const two = placeOf({
      regimes: [
        regime('xa.all', [
          charge('xa.vat', 'tax', { rate: '10%', of: ['goods'] }),
          charge('xa.fee', 'fee', { flat: 'EUR 3', per: 'consignment' }),
        ]),
      ],
    })
    expect(facets(vat('10%'), two)).toEqual(['added'])
    expect(facets(two, vat('10%'))).toEqual(['removed'])
    expect(changesBetween(rules(), rules(two)).map(({ change }) => change)).toEqual(['added'])
    expect(changesBetween(rules(two), rules()).map(({ change }) => change)).toEqual(['removed'])
  })
})
