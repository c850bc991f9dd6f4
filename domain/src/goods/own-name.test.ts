import { expect, test } from 'vitest'
import { OWN_NAME_MAX, isOwnName, tidyOwnName } from './own-name.ts'

test.each([
  ['', true],
  ['Dad’s birthday', true],
  ['爸爸的生日礼物', true],
  ['x'.repeat(OWN_NAME_MAX), true],
  ['x'.repeat(OWN_NAME_MAX + 1), false],
  ['👨‍👩‍👧'.repeat(OWN_NAME_MAX), true],
  ['👨‍👩‍👧'.repeat(OWN_NAME_MAX + 1), false],
  ['a\u0301'.repeat(OWN_NAME_MAX), true],
  [`a${'\u0301'.repeat(300)}`, false],
])('a name of one’s own: %j', (name, good) => expect(isOwnName(name)).toBe(good))

test('it is kept without what cannot be seen', () => {
  expect(tidyOwnName('  Dad\u200B’s \u202E gift\n')).toBe('Dad’s gift')
})
