import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChargeTerms, charge, chargeShare, landedCharge, landedFen } from './charge.ts'
import { creditRate, fromFen } from './exchange.ts'

const RATE = 6_707_783_591
const dollars: ChargeTerms = {
  currency: 'USD',
  rateNanos: RATE,
  creditNanos: creditRate(RATE, 20),
  feePerMille: 30,
  feeFixedMinor: 30,
  stepMinor: 1,
}

describe('what a payment is charged', () => {
  test.each([
    // (152.13 + 0.30) / 0.97
    [100_000, { payMinor: 15_715, feeMinor: 502 }],
    [13_222, { payMinor: 2_106, feeMinor: 94 }],
    [1, { payMinor: 32, feeMinor: 31 }],
    [0, { payMinor: 0, feeMinor: 0 }],
  ])('%i fen', (fen, charged) => {
    expect(charge(fen, dollars)).toEqual(charged)
  })

  test('is rounded up to the step of the provider', () => {
    expect(charge(13_222, { ...dollars, stepMinor: 100 }).payMinor).toBe(2_200)
  })

  test('counts the fee once, however the amount is made up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 }), (parts) => {
        const whole = charge(
          parts.reduce((sum, fen) => sum + fen, 0),
          dollars,
        ).payMinor
        const shares = parts.reduce((sum, fen) => sum + chargeShare(fen, dollars), 0)
        // The shares lack the fixed part; each is rounded up by itself, at most twice.
        expect(whole - shares).toBeLessThanOrEqual(32)
        expect(whole - shares).toBeGreaterThanOrEqual(29 - 3 * parts.length)
      }),
    )
  })
})

describe('what goods cost to the door', () => {
  test('are two payments, each with its fee, and customs charges without any', () => {
    const cost = { nowFen: 13_222, laterFen: 11_550, atDoorFen: 4_000 }
    expect(landedFen(cost)).toBe(28_772)
    expect(landedCharge(cost, dollars)).toBe(
      charge(13_222, dollars).payMinor + charge(11_550, dollars).payMinor + fromFen(4_000, 'USD', RATE),
    )
  })

  test('is in yuan what the amounts say where nothing is added', () => {
    const yuan = {
      ...dollars,
      currency: 'CNY',
      rateNanos: 1e9,
      creditNanos: 1e9,
      feePerMille: 0,
      feeFixedMinor: 0,
    }
    const amount = fc.integer({ min: 0, max: 9_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (nowFen, laterFen, atDoorFen) => {
        const cost = { nowFen, laterFen, atDoorFen }
        expect(landedCharge(cost, yuan)).toBe(landedFen(cost))
      }),
    )
  })
})
