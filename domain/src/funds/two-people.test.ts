import { describe, expect, test } from 'vitest'
import { isFirstOfTwo, needsTwo, whyNotSecond } from './two-people.ts'

describe('money that two people decide on', () => {
  test.each([
    [0, 0, false],
    [1_000_000, 0, false],
    [49_999, 50_000, false],
    [50_000, 50_000, true],
    [-50_000, 50_000, true],
    [-49_999, 50_000, false],
  ])('%i fen, two people from %i: %s', (amount, from, two) => expect(needsTwo(amount, from)).toBe(two))

  test('an odd amount needs two people whatever its size, unless one person decides everything', () => {
    expect(needsTwo(1, 50_000, true)).toBe(true)
    expect(needsTwo(900_000, 0, true)).toBe(false)
  })

  test('the first is never the second', () => {
    expect(whyNotSecond({ twoPeople: true, firstBy: 'lin' }, 'lin')).toBe('second_person_needed')
    expect(whyNotSecond({ twoPeople: true, firstBy: 'lin' }, 'su')).toBeNull()
    expect(whyNotSecond({ twoPeople: true, firstBy: null }, 'lin')).toBeNull()
    expect(whyNotSecond({ twoPeople: false, firstBy: 'lin' }, 'lin')).toBeNull()
  })

  test('the first only approves', () => {
    expect(isFirstOfTwo({ twoPeople: true, firstBy: null })).toBe(true)
    expect(isFirstOfTwo({ twoPeople: true, firstBy: 'lin' })).toBe(false)
    expect(isFirstOfTwo({ twoPeople: false, firstBy: null })).toBe(false)
  })
})
