import { expect, test } from 'vitest'
import { whyNotTakeBackIn } from './returned-things.ts'

test.each([
  [['a', 'b'], ['b', 'a'], null],
  [['a', 'b'], ['a'], 'things_not_found'],
  [['a', 'b'], [], 'things_not_found'],
  [['a', 'b'], ['a', 'b', 'c'], 'not_in_this_package'],
  [['a', 'b'], ['a', 'a'], 'not_in_this_package'],
])('%j, found %j: %s', (listed, found, why) => {
  expect(whyNotTakeBackIn(listed, found)).toBe(why)
})

test('what is missing is told instead, never both', () => {
  expect(whyNotTakeBackIn(['a', 'b'], ['a'], ['b'])).toBeNull()
  expect(whyNotTakeBackIn(['a', 'b'], [], ['a', 'b'])).toBeNull()
  expect(whyNotTakeBackIn(['a', 'b'], ['a'], ['a'])).toBe('not_in_this_package')
  expect(whyNotTakeBackIn(['a', 'b'], ['a'], ['c'])).toBe('not_in_this_package')
})
