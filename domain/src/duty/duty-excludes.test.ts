import { expect, test } from 'vitest'
import { excludedAmong, excludesOf, whyNotExcludes } from './duty-excludes.ts'

test.each([
  ['', null, []],
  ['3303, 6403，8517 13', null, ['3303', '6403', '851713']],
  ['3303.00, 3303 00', null, ['330300']],
  ['perfume', 'format', ['perfume']],
  ['3', 'format', ['3']],
  ['1234567890123', 'format', ['1234567890123']],
])('a list of beginnings of tariff numbers: %s', (typed, why, beginnings) => {
  expect([whyNotExcludes(typed), excludesOf(typed)]).toEqual([why, beginnings])
})

test('goods are excluded by the beginning of their number, and unknown ones are not', () => {
  expect(excludedAmong(['3303001000', null, '610910'], ['3303', '85'])).toEqual(['3303'])
  expect(excludedAmong([null], ['3303'])).toEqual([])
})
