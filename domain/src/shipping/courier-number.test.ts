import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedRows } from './seed-rows.test-support.ts'
import { COURIERS } from './couriers.ts'
import {
  guessCourier,
  isS10,
  isTrackingNumber,
  matchCouriers,
  normaliseTrackingNumber,
} from './courier-number.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

describe('a tracking number is normalised', () => {
  test.each([
    [' sf1000000000017 ', 'SF1000000000017'],
    ['SF 1000 0000 00017', 'SF1000000000017'],
    ['ＳＦ１００００００００００１７', 'SF1000000000017'],
    ['JDVA00000000017-1-1-', 'JDVA00000000017'],
    ['JDVA00000000017－1－1', 'JDVA00000000017'],
    ['DPK100000000017-12-120', 'DPK100000000017'],
    ['7310-0000-0000-17', '73100000000017'],
    ['73100000000017\u200B', '73100000000017'],
    ['单号：73100000000017', '73100000000017'],
  ])('%j as %s', (text, number) => {
    expect(normaliseTrackingNumber(text)).toBe(number)
  })

  test('idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 60 }), (text) => {
        const once = normaliseTrackingNumber(text)
        expect(normaliseTrackingNumber(once)).toBe(once)
        expect(once).toMatch(/^[0-9A-Z]*$/)
      }),
    )
  })
})

test.each([
  ['SF1000000000017', true],
  ['123456', true],
  ['12345', false],
  ['', false],
  ['1'.repeat(41), false],
])('%j can be one: %s', (number, possible) => {
  expect(isTrackingNumber(number)).toBe(possible)
})

describe('the courier', () => {
  test('table matches the seed file', () => {
    const seeds = seedRows('couriers.csv').map((row) => ({
      code: row['code'],
      names: { latin: row['name_en'], chinese: row['name_zh'] },
      scope: row['scope'],
      kuaidi100Code: row['kuaidi100_code'],
      kdniaoCode: row['kdniao_code'],
      usual: row['primary_pattern'],
      accepted: row['loose_pattern'],
    }))
    expect(
      COURIERS.map((courier) => ({
        ...courier,
        usual: courier.usual.source,
        accepted: courier.accepted.source,
      })),
    ).toEqual(seeds)
  })

  test.each(seedRows('couriers.csv').map((row) => [row['code'], row['example_ok'], row['example_bad']]))(
    '%s is among those whose usual number is %s, and not of %s',
    (code, good = '', bad = '') => {
      const usual = (number: string) =>
        matchCouriers(number).flatMap((match) => (match.usual ? [match.courier.code as string] : []))
      expect(usual(good)).toContain(code)
      expect(usual(bad)).not.toContain(code)
    },
  )

  test.each([
    ['SF1000000000017', 'SF'],
    ['YT1000000000017', 'YTO'],
    ['YT1000000000000017', 'YUNEXPRESS'],
    ['73100000000017', 'ZTO'],
    ['9800000000017', 'YZPY'],
    ['EA000000005CN', 'EMS'],
    ['EA000000006CN', null],
    ['RB123456785GB', 'S10'],
    ['NEWCOURIER1', null],
  ])('of %s is guessed as %s', (number, code) => {
    expect(guessCourier(number)).toBe(code)
  })

  test('of a number that several use is offered as a list, the usual ones first', () => {
    const matches = matchCouriers('300000000017')
    expect(matches[0]).toMatchObject({ courier: { code: 'ANE' }, usual: true })
    expect(matches.map((match) => match.courier.code)).toContain('ZTO')
    expect(matches.map((match) => match.usual)).toEqual(
      matches.map((match) => match.usual).toSorted((a, b) => Number(b) - Number(a)),
    )
  })
})

test('the S10 check digit detects every wrong digit', () => {
  const digits = fc.stringMatching(/^\d{8}$/)
  fc.assert(
    fc.property(digits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (serial, place, shift) => {
      const check = [...'0123456789'].find((digit) => isS10(`RB${serial}${digit}CN`))
      expect(check).toBeDefined()
      const changed = [...serial]
      changed[place] = String((Number(changed[place]) + shift) % 10)
      // Remainders 0 and 6 share a check digit: the only errors that can go undetected.
      const passes = isS10(`RB${changed.join('')}${check}CN`)
      expect(passes && check !== '5').toBe(false)
    }),
  )
})
