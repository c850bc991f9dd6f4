import { expect, test } from 'vitest'
import { cityName, clockName, zonedMoment } from './zoned.ts'

const AT = '2026-11-28T22:49:00.000Z'

test.each([
  ['en', 'Europe/Berlin', 'Sat 28 Nov, 23:49, Berlin time'],
  ['zh', 'Europe/Berlin', '11月28日（周六）23:49（柏林时间）'],
  ['en', 'Asia/Shanghai', 'Sun 29 Nov, 06:49, Shanghai time'],
  ['zh', 'Asia/Shanghai', '11月29日（周日）06:49（北京时间）'],
  ['en', 'UTC', 'Sat 28 Nov, 22:49, UTC'],
  ['zh', 'UTC', '11月28日（周六）22:49（UTC）'],
  ['en', 'America/Argentina/Buenos_Aires', 'Sat 28 Nov, 19:49, Buenos Aires time'],
  ['zh', 'America/Chicago', '11月28日（周六）16:49（芝加哥时间）'],
] as const)('%s in %s: %s', (lang, zone, expected) => {
  expect(zonedMoment(lang, zone, AT)).toBe(expected)
})

test('a clock is named after its city, else its country, else its difference from UTC', () => {
  expect(clockName('en', 'Asia/Calcutta')).toBe('Kolkata time')
  expect(clockName('zh', 'Europe/Tallinn')).toBe('爱沙尼亚时间')
  expect(clockName('en', 'Etc/GMT-3')).toBe('GMT+3')
  // The day on which the clocks go back: the same hour, by the clock of that moment.
  expect(zonedMoment('en', 'Europe/Berlin', '2026-10-25T00:30:00.000Z')).toBe(
    'Sun 25 Oct, 02:30, Berlin time',
  )
})

test('a city has its Chinese name for Chinese readers if there is one, and is never renamed otherwise', () => {
  expect(
    ['Berlin', ' Berlin ', 'Shanghai', 'Brooklyn', '柏林', ''].map((city) => cityName('zh', city)),
  ).toEqual(['柏林', '柏林', '上海', 'Brooklyn', '柏林', ''])
  expect(cityName('en', 'Berlin')).toBe('Berlin')
  for (const odd of ['constructor', '__proto__', 'toString']) expect(cityName('zh', odd)).toBe(odd)
})
