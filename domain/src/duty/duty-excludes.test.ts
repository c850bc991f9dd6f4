import { expect, test } from 'vitest'
import { excludedAmong, excludesOf, whyNotExcludes } from './duty-excludes.ts'

test.each([
  ['', null, []],
  ['3303, 6403，8517 13', null, ['3303', '6403', '851713']],
  ['3303.00, 3303 00', null, ['330300']],
  ['3303, battery', null, ['3303', 'battery']],
  ['3303, jokes', 'unknown', ['3303', 'jokes']],
  ['Perfume!', 'format', ['Perfume!']],
  ['3', 'format', ['3']],
  ['1234567890123', 'format', ['1234567890123']],
])('a list of beginnings of tariff numbers and of categories: %s', (typed, why, entries) => {
  expect([whyNotExcludes(typed, new Set(['battery'])), excludesOf(typed)]).toEqual([why, entries])
})

test('goods are excluded by the beginning of their number or by their category, and unknown ones are not', () => {
  const battery = { en: 'Batteries', zh: '电池' }
  const excludes = [
    { entry: '3303', name: null },
    { entry: '85', name: null },
    { entry: 'battery', name: battery },
  ]
  const goods = ['3303001000', null, '610910'].map((code) => ({ code }))
  expect(excludedAmong(goods, excludes)).toEqual(['3303'])
  expect(excludedAmong([{ code: null }], excludes)).toEqual([])
  expect(excludedAmong([{ code: null, categories: ['liquid', 'battery'] }], excludes)).toEqual([battery])
})
