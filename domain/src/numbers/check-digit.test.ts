import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, isReadableNumber, readableNumber } from './check-digit.ts'

test('the published example of the Damm algorithm', () => {
  expect(checkDigit('572')).toBe('4')
})

test('our own number is recognised, and one with a wrong or swapped digit is not', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (running, at, add) => {
        const number = readableNumber('O', running)
        expect(isReadableNumber(number)).toBe(true)
        const wrong = [...number]
        wrong[at] = String((Number(wrong[at]) + add) % 10)
        expect(isReadableNumber(wrong.join(''))).toBe(false)
        if (number[at] !== number[at + 1]) {
          const swapped = [...number]
          ;[swapped[at], swapped[at + 1]] = [swapped[at + 1]!, swapped[at]!]
          expect(isReadableNumber(swapped.join(''))).toBe(false)
        }
      },
    ),
  )
})

test('blanks and lower case are accepted', () => {
  const number = readableNumber('P', 104)
  expect(isReadableNumber(` ${number.toLowerCase().slice(0, 5)} ${number.slice(5)}`)).toBe(true)
})
