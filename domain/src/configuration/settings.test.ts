import { describe, expect, test } from 'vitest'
import { SETTING_DEFINITIONS, SETTING_GROUPS, SETTING_NAMES, whyNotSetting } from './settings.ts'

const others = {
  reviewHoursMin: 3,
  lateFeeFenPerDay: 20,
  currencies: ['USD', 'EUR'],
  languages: ['en', 'zh'],
  featureCommunity: false,
}

/** This many codes that look like those of currencies. */
const currencies = (count: number) =>
  Array.from({ length: count }, (_, at) => `X${String.fromCodePoint(65 + (at >> 3), 65 + (at & 7))}`)

describe('what a setting may be', () => {
  test.each([
    ['freeStorageDays', 30],
    ['freeStorageDays', 1],
    ['freeStorageDays', 365],
    ['photoLimit', 20],
    ['photoPriceFen', 0],
    ['serviceFeePerMille', 300],
    ['websiteName', 'Haul & Co'],
    ['contactEmail', 'a@b.example'],
    ['brandPrimary', ''],
    ['brandPrimary', '#0b5d3b'],
    ['currencies', ['USD']],
    ['defaultCurrency', 'EUR'],
    ['languages', ['zh']],
    ['communityUrl', ''],
    ['communityUrl', 'https://forum.example.com/c/1?x=y'],
    ['featureCommunity', true],
    ['reviewHoursMax', 3],
  ] as const)('%s may be %j', (name, value) => {
    expect(whyNotSetting(name, value, others)).toBeNull()
  })

  test.each([
    ['freeStorageDays', 0, { rule: 'between', min: 1, max: 365 }],
    ['freeStorageDays', 366, { rule: 'between', min: 1, max: 365 }],
    ['freeStorageDays', 1.5, { rule: 'between', min: 1, max: 365 }],
    ['freeStorageDays', '30', { rule: 'between', min: 1, max: 365 }],
    ['freeStorageDays', Number.NaN, { rule: 'between', min: 1, max: 365 }],
    ['photoLimit', 21, { rule: 'between', min: 1, max: 20 }],
    ['photoPriceFen', -1, { rule: 'money_between', min: 0, max: 10_000 }],
    ['serviceFeePerMille', 301, { rule: 'percent_between', min: 0, max: 300 }],
    ['websiteName', '  ', { rule: 'required' }],
    ['websiteName', 'x'.repeat(41), { rule: 'too_long' }],
    ['websiteName', null, { rule: 'type' }],
    ['contactEmail', 'nobody', { rule: 'email' }],
    ['brandPrimary', 'red', { rule: 'colour' }],
    ['brandPrimary', '#fff', { rule: 'colour' }],
    ['brandPrimary', '#1d4468;}', { rule: 'colour' }],
    ['currencies', [], { rule: 'required' }],
    ['currencies', ['USD', 'USD'], { rule: 'choice' }],
    ['currencies', ['USD', 'dollars'], { rule: 'choice' }],
    ['currencies', [['USD']], { rule: 'choice' }],
    ['currencies', currencies(41), { rule: 'choice' }],
    ['languages', ['en', 'tlh'], { rule: 'choice' }],
    ['languages', ['en', 5], { rule: 'choice' }],
    ['currencies', 'USD', { rule: 'type' }],
    ['defaultCurrency', 'JPY', { rule: 'choice' }],
    ['defaultLanguage', 'de', { rule: 'choice' }],
    ['communityUrl', 'javascript:alert(1)', { rule: 'link' }],
    ['communityUrl', 'http://forum.example.com', { rule: 'link' }],
    ['featureCommunity', 1, { rule: 'type' }],
    ['reviewHoursMax', 2, { rule: 'not_less', than: 3 }],
  ] as const)('%s may not be %j', (name, value, problem) => {
    expect(whyNotSetting(name, value, others)).toEqual(problem)
  })

  test('up to forty currencies may be offered', () => {
    expect(whyNotSetting('currencies', currencies(40), others)).toBeNull()
  })

  test('an unreadable colour is refused with its contrast', () => {
    expect(whyNotSetting('brandPrimary', '#ffd400', others)).toMatchObject({ rule: 'contrast', least: 4.5 })
    expect(whyNotSetting('brandSeal', '#ffd400', others)).toMatchObject({ rule: 'contrast', least: 4.5 })
    // Only controls are drawn on a tint of their colour.
    expect(whyNotSetting('brandPrimary', '#117788', others)).toMatchObject({ rule: 'contrast' })
    expect(whyNotSetting('brandSeal', '#117788', others)).toBeNull()
  })

  test('an open community needs its address', () => {
    expect(whyNotSetting('communityUrl', '', { ...others, featureCommunity: true })).toEqual({
      rule: 'required',
    })
  })

  test('every group has settings, and every setting an existing group', () => {
    const used = new Set(SETTING_NAMES.map((name) => SETTING_DEFINITIONS[name].group))
    expect([...used].toSorted()).toEqual([...SETTING_GROUPS].toSorted())
  })
})
