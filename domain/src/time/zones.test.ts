import { expect, test } from 'vitest'
import { isTimeZone, zoneOfReader } from './zones.ts'

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['Asia/Calcutta', true],
  ['Europe/Nowhere', false],
  ['', false],
  ['+02:00', false],
  ["Europe/Berlin'; --", false],
  ['a'.repeat(65), false],
])('%s is a zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))

test.each([
  ['Asia/Tokyo', 'DE', 'Asia/Tokyo'],
  [null, 'DE', 'Europe/Berlin'],
  [null, 'US', 'UTC'],
  [null, null, 'UTC'],
  ['Europe/Nowhere', 'FR', 'Europe/Paris'],
])('of the browser’s zone %s and the country %s, %s', (timeZone, country, zone) =>
  expect(zoneOfReader({ timeZone, country })).toBe(zone),
)

test('every country’s zone exists', () => {
  for (const code of ['DE', 'AR', 'UA', 'VN', 'KH', 'MM', 'TR', 'ZA'])
    expect(isTimeZone(zoneOfReader({ timeZone: null, country: code })), code).toBe(true)
})
