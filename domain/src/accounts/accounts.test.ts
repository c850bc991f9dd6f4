import { expect, test } from 'vitest'
import { isEmail } from './limits.ts'
import { isNickname, shortName } from './nickname.ts'
import { brokenPasswordRules } from './password.ts'

test.each([
  ['abc12', ['length']],
  ['abc123', []],
  ['abcdefghij0123456789', []],
  ['abcdefghij01234567890', ['length']],
  ['abcdef', ['digit']],
  ['123456', ['letter']],
  ['abc-123', ['characters']],
  ['密码abc123', ['characters']],
  ['', ['length', 'letter', 'digit']],
])('password %j breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules)
})

test.each([
  ['a', false],
  ['ab', true],
  ['林梅', true],
  ['x'.repeat(16), true],
  ['x'.repeat(17), false],
  ['  a ', false],
])('nickname %j is %s', (name, good) => {
  expect(isNickname(name)).toBe(good)
})

test('a long name is cut after 18 characters, never inside one', () => {
  expect(shortName('mei.lin@example.com')).toBe('mei.lin@example.co…')
  expect(shortName('👩‍👩‍👧‍👦'.repeat(18))).toBe('👩‍👩‍👧‍👦'.repeat(18))
})

test.each([
  ['mei@example.com', true],
  ['mei@example', false],
  ['mei example@x.com', false],
  ['a@b@c.com', false],
  ['@x.com', false],
  [`${'a'.repeat(65)}@x.com`, false],
  ['a@x..com', false],
])('%j is an e-mail address: %s', (text, good) => {
  expect(isEmail(text)).toBe(good)
})
