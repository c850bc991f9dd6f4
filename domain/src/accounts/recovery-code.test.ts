import { expect, test } from 'vitest'
import { readSecondStep, showRecoveryCode, showSecret } from './recovery-code.ts'

test.each([
  ['123456', { app: '123456' }],
  [' 123 456 ', { app: '123456' }],
  ['ABCDE-FGH23', { recovery: 'ABCDEFGH23' }],
  ['abcde fgh23', { recovery: 'ABCDEFGH23' }],
  ['12345', null],
  ['1234567', null],
  ['１２３４５６', { app: '123456' }],
  ['۱۲۳–۴۵۶', { app: '123456' }],
  ['ABCDE-FGHI1', null],
  ['', null],
])('“%s”', (typed, read) => {
  expect(readSecondStep(typed)).toEqual(read)
})

test('what is shown can be typed', () => {
  expect(readSecondStep(showRecoveryCode('ABCDEFGH23'))).toEqual({ recovery: 'ABCDEFGH23' })
})

test('a secret is shown in groups of four letters', () => {
  expect(showSecret('JBSWY3DPEHPK3PXPJB')).toBe('JBSW Y3DP EHPK 3PXP JB')
  expect(showSecret('')).toBe('')
})
