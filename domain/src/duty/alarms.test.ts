import { describe, expect, test } from 'vitest'
import type { StoredImportRule } from '../customs/stored-import-rule.ts'
import { type AlarmInput, alarmsOf } from './alarms.ts'
import { checkOf } from './rule-age.ts'
import { FACT, charge, placeOf, regime } from './duty.test-support.ts'

const tax = (rest: object = {}) => charge('xa.vat', 'tax', { rate: '10%', of: ['goods'], ...rest })
const always = regime('xa.always', [tax()])
const until = (day: string, rest: object = {}) =>
  placeOf({ regimes: [regime('xa.until', [tax({ id: 'xa.until' })], { until: day, ...rest }), always] })
const alarms = (over: Partial<AlarmInput>) =>
  alarmsOf({
    places: [],
    own: [],
    owned: new Set(),
    packages: new Map(),
    charged: new Map(),
    idle: [],
    urgent: null,
    feed: undefined,
    today: '2026-12-01',
    ...over,
  })
const kinds = (over: Partial<AlarmInput>) => alarms(over).map(({ kind }) => kind)

describe('a rule that ends', () => {
  test.each([
    ['2027-02-15', []],
    ['2027-01-30', [['ending', 60, false]]],
    ['2026-12-08', [['ending', 7, true]]],
    ['2026-12-01', [['ending', 0, true]]],
    ['2026-11-30', [['ended', 1, true]]],
  ])('on %s is an alarm before its last day and after it', (day, expected) => {
    expect(alarms({ places: [until(day)] }).map(({ kind, days, isGrave }) => [kind, days, isGrave])).toEqual(
      expected,
    )
  })

  test('and stays one for months, until somebody has looked at it (finding A6)', () => {
    const place = until('2026-07-23', { checked: '2026-07-01' })
    expect(alarms({ places: [place] })).toMatchObject([{ kind: 'ended', day: '2026-07-23', days: 131 }])
    expect(kinds({ places: [until('2026-07-23', { checked: '2026-11-28' })] })).toEqual([])
  })

  test('is none where another follows', () => {
    const next = regime('xa.next', [tax({ id: 'xa.next' })], { from: '2026-12-05' })
    const old = regime('xa.old', [tax({ id: 'xa.old' })], { until: '2026-12-04' })
    expect(kinds({ places: [placeOf({ regimes: [old, next, always] })] })).toEqual([])
  })

  test('may be a charge within its regime', () => {
    const charges = [tax({ until: '2026-12-04' }), tax({ id: 'xa.next', from: '2026-12-05' })]
    expect(kinds({ places: [placeOf({ regimes: [regime('xa.all', charges)] })] })).toEqual([])
    expect(kinds({ places: [placeOf({ regimes: [regime('xa.all', charges.slice(0, 1))] })] })).toEqual([
      'ending',
    ])
  })

  test('may be the operator’s own, which is told instead of those of the release', () => {
    const rule: StoredImportRule = {
      ...{ place: 'XA', validFrom: null, validUntil: '2026-11-20', currency: 'EUR' },
      ...{ aboveMinor: null, withinMinor: null, ratePerMille: 100, amountMinor: null },
      kind: 'vat',
      per: 'parcel',
      basis: 'sourced',
      ...{ note: { en: 'n', zh: 'n' }, source: 's' },
    }
    const own = [{ rule, name: { en: 'Import tax', zh: '进口税' }, changed: '2026-10-01' }]
    expect(alarms({ places: [until('2026-12-02')], own, owned: new Set(['XA']) })).toMatchObject([
      { kind: 'ended', rule: { en: 'Import tax' } },
    ])
    const next = { ...rule, validFrom: '2026-11-21', validUntil: null }
    expect(kinds({ own: [...own, { ...own[0]!, rule: next }] })).toEqual([])
  })
})

test('a change that was announced is an alarm once its day has passed and nobody has confirmed it', () => {
  const announced = (from: string, legal = 'announced') =>
    placeOf({ regimes: [regime('xa.all', [tax(), tax({ id: 'xa.new', from, legal })])] })
  expect(alarms({ places: [announced('2026-11-01')] })).toMatchObject([
    { kind: 'announced_passed', days: 30 },
  ])
  expect(kinds({ places: [announced('2026-11-01', 'unconfirmed')] })).toEqual(['announced_passed'])
  expect(kinds({ places: [announced('2026-12-02')] })).toEqual(['change_ahead'])
  expect(kinds({ places: [announced('2026-11-01', 'in_force')] })).toEqual([])
})

describe('rules that nobody checked', () => {
  const checked = (day: string, rest: object = {}, strength = 'official') =>
    placeOf({ regimes: [regime('xa.all', [tax({ ...FACT, checked: day, strength })])], ...rest })

  test.each([
    ['after 90 days', checked('2026-09-02'), checked('2026-09-01')],
    [
      'after as many as the file says',
      checked('2026-11-17', { recheck_days: 14 }),
      checked('2026-11-16', { recheck_days: 14 }),
    ],
    [
      'after 30 where a fact is disputed',
      placeOf({
        regimes: [
          regime('xa.all', [
            charge('xa.fee', 'levy', { open: true, checked: '2026-11-01', strength: 'disputed' }),
          ]),
        ],
      }),
      placeOf({
        regimes: [
          regime('xa.all', [
            charge('xa.fee', 'levy', { open: true, checked: '2026-10-31', strength: 'disputed' }),
          ]),
        ],
      }),
    ],
  ])('are an alarm %s', (_, young, old) => {
    expect(kinds({ places: [young] })).toEqual([])
    expect(kinds({ places: [old] })).toEqual(['unchecked'])
    expect(checkOf(old, '2026-12-01').isOld).toBe(true)
  })
})

test('a country to which packages go without a rule is a grave alarm', () => {
  const bare = placeOf({ regimes: [], note: { en: 'Nothing is known.', zh: '未知。' } })
  expect(
    alarms({
      places: [bare],
      packages: new Map([
        ['XA', 2],
        ['XB', 1],
        ['XC', 0],
      ]),
    }),
  ).toMatchObject([{ kind: 'no_rules', places: ['XA', 'XB'], packages: 3, isGrave: true }])
})

test('a feed that says nothing for more than 30 days is one', () => {
  expect(kinds({ feed: { heard: '2026-11-01', asked: '2026-12-01' } })).toEqual([])
  expect(kinds({ feed: { heard: '2026-10-31', asked: '2026-12-01' } })).toEqual(['feed_silent'])
  expect(kinds({ feed: { heard: null, asked: '2026-12-01' } })).toEqual([])
})

test('the same alarm about several places is one, and the gravest come first', () => {
  const ended = until('2026-11-20', { checked: '2026-11-01' })
  const two = [ended, { ...ended, place: 'XB', name: ended.name }]
  const packages = new Map([
    ['XA', 3],
    ['XB', 4],
  ])
  expect(alarms({ places: two, packages, feed: { heard: '2026-01-01', asked: '2026-12-01' } })).toMatchObject(
    [{ kind: 'ended', places: ['XA', 'XB'], packages: 7 }, { kind: 'feed_silent' }],
  )
})

test('estimates that are often far off are an alarm of their country, with the figures', () => {
  const off = { packages: 20, shoppers: 12, insidePerMille: 300, errorPerMille: 180 }
  const right = { ...off, errorPerMille: 60 }
  const charged = new Map([
    ['DE', off],
    ['FR', right],
  ])
  expect(alarms({ charged, packages: new Map([['DE', 40]]), owned: new Set(['DE']) })).toEqual([
    {
      ...{ kind: 'estimates_off', places: ['DE'], rule: null, day: null, days: 0 },
      ...{ charged: off, isGrave: false, packages: 40 },
    },
  ])
})

test.each([
  ['2026-12-01', [['change_ahead', 90]]],
  ['2026-11-30', []],
  ['2027-02-28', [['change_ahead', 1]]],
  ['2027-03-01', [['announced_passed', 0]]],
])('an announced change is told on %s, 90 days before its day', (today, expected) => {
  const announced = tax({ id: 'xa.next', from: '2027-03-01', legal: 'announced' })
  const places = [placeOf({ regimes: [regime('xa.always', [tax(), announced])] })]
  const found = alarms({ places, today }).filter(({ kind }) => kind !== 'unchecked')
  expect(found.map(({ kind, days }) => [kind, days])).toEqual(expected)
})

test('an own figure of a charge that the rules no longer have is told', () => {
  const own = { place: 'XA', charge: 'xa.gone', figure: 'rate', value: 1, since: '2026-11-21' } as const
  const idle = [{ ...own, reason: { en: 'So', zh: '如此' } }]
  expect(alarms({ idle })).toMatchObject([
    { kind: 'override_idle', places: ['XA'], rule: { en: 'xa.gone' }, day: '2026-11-21', days: 10 },
  ])
})

test('a release that waits although it is urgent is a grave alarm', () => {
  expect(alarms({ urgent: { version: '2026-12-01.1', arrived: '2026-11-30' } })).toMatchObject([
    { kind: 'urgent_waiting', places: [], rule: { en: '2026-12-01.1' }, days: 1, isGrave: true },
  ])
})
