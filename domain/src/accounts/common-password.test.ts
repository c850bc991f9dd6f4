import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '../cpu-time.test-support.ts'
import { isCommonPassword } from './common-password.ts'

test.each(
  `abc123 a123456 password1 123456a 123abc qwerty123 1q2w3e4r 1qaz2wsx abcd1234 passw0rd aa123456 qq123456 woaini1314 woaini520 zxcvbnm123
  admin123 asd123 test1234 iloveyou1 monkey1 123qwe dragon1 a1b2c3d4 superman1 football1 abc12345 Password123 LONGHAUL2026 summer2024
  111aaa 12345678a wang1990 taobao123 hello123 welcome1`.split(/\s+/),
)('%s is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['lantern42xy', 'grau7dohle', '8brick4stone', 'mei2kite9', 'abc739264'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('an e-mail address is not a password for its own account', () => {
  expect(isCommonPassword('meilin77x', 'MeiLin@example.com')).toBe(true)
  expect(isCommonPassword('meilin77x', 'jonas@example.com')).toBe(false)
  expect(isCommonPassword('xmei9kites', 'mei@example.com')).toBe(false)
})

test('checks any password that the rule allows, quickly', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{6,20}$/), (password) => {
      const read = () => isCommonPassword(password, 'someone@example.com')
      return Math.min(cpuMs(read), cpuMs(read)) < 20
    }),
  )
})
