import { expect, test } from 'vitest'
import { notKept, readKeepRule } from './keep-rule.ts'

const kept = (names: string[], rule: string): string[] => {
  const gone = new Set(notKept(names, readKeepRule(rule)!))
  return names.filter((name) => !gone.has(name))
}

test.each(['', '7', 'd7', '0d', '7d4x', '-1d', '7d 4w', '99999d'])('“%s” is not a valid rule', (text) => {
  expect(readKeepRule(text)).toBeUndefined()
})

test('the newest of each day, week and month is kept, each backup counting once', () => {
  const names = [
    '20261123T030000Z', // a Monday
    '20261122T030000Z', // the Sunday before
    '20261122T010000Z',
    '20261121T030000Z',
    '20261115T030000Z',
    '20261031T030000Z',
    '20260930T030000Z',
  ]
  expect(kept(names, '2d')).toEqual(['20261123T030000Z', '20261122T030000Z'])
  expect(kept(names, '1d3w')).toEqual(['20261123T030000Z', '20261122T030000Z', '20261115T030000Z'])
  expect(kept(names, '2m')).toEqual(['20261123T030000Z', '20261031T030000Z'])
  expect(kept(names, '1y')).toEqual(['20261123T030000Z'])
})

test('nothing is lost when a machine was switched off for a while, and the newest is never removed', () => {
  const names = ['20261123T030000Z', '20260301T030000Z', '20260228T030000Z']
  expect(kept(names, '3d')).toEqual(names)
  expect(kept(['20261123T030000Z'], '1m')).toEqual(['20261123T030000Z'])
})
