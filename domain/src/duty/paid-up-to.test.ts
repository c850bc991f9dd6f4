import { describe, expect, test } from 'vitest'
import { paidUpTo, whyNotPaidUpTo } from './paid-up-to.ts'

const LIMITS = 'GB 135 GBP,  EU 150 EUR, FR 149.50 EUR, * 800 USD, JP 16000 JPY'

describe('the value up to which a line pays duty and tax', () => {
  test.each([
    ['GB', { currency: 'GBP', minor: 13_500 }],
    ['DE', { currency: 'EUR', minor: 15_000 }],
    ['FR', { currency: 'EUR', minor: 14_950 }],
    ['US', { currency: 'USD', minor: 80_000 }],
    ['JP', { currency: 'JPY', minor: 16_000 }],
  ])('is the destination’s own, its union’s, or that of all others: %s', (country, limit) => {
    expect(paidUpTo(LIMITS, country)).toEqual(limit)
  })

  test('is none where nothing is said', () => {
    expect(paidUpTo('', 'DE')).toBeNull()
    expect(paidUpTo('GB 135 GBP', 'DE')).toBeNull()
  })

  test.each([
    ['', null],
    [LIMITS, null],
    ['GB 135', 'format'],
    ['Britain 135 GBP', 'format'],
    ['JP 160.50 JPY', 'format'],
    ['GB -135 GBP', 'format'],
    ['GB 135 GBP, GB 150 EUR', 'twice'],
  ])('is a list of destinations, each once: %s', (typed, why) => {
    expect(whyNotPaidUpTo(typed)).toBe(why)
  })
})
