import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundMinor, refundableFen, takenFen } from './refund-shares.ts'
import { planWithdrawal } from './withdrawal.ts'

const source = fc
  .record({
    id: fc.uuid(),
    creditFen: fc.integer({ min: 1, max: 10_000_000 }),
    netMinor: fc.integer({ min: 1, max: 10_000_000 }),
    step: fc.constantFrom(1, 10, 100),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    refundedFen: Math.floor(rest.creditFen * share),
    refundedMinor: Math.floor(rest.netMinor * share),
  }))

describe('a plan', () => {
  test('adds up, takes no more from a source than is left of it, and uses the newest first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.array(source, { maxLength: 8 }),
        (amount, sources) => {
          const { parts, byHandFen } = planWithdrawal(amount, sources)
          expect(parts.reduce((sum, part) => sum + part.fen, byHandFen)).toBe(amount)
          for (const part of parts) {
            const of = sources.find((known) => known.id === part.id)!
            expect(part.minor).toBeGreaterThan(0)
            expect(part.minor % of.step).toBe(0)
            expect(part.fen).toBeLessThanOrEqual(refundableFen(of))
            expect(of.refundedMinor + part.minor).toBeLessThanOrEqual(of.netMinor)
          }
          for (const part of parts.slice(0, -1))
            expect(part.fen).toBe(refundableFen(sources.find((known) => known.id === part.id)!))
        },
      ),
    )
  })

  test('parts of one source add up to the whole of it', () => {
    const whole = { creditFen: 65_736, netMinor: 10_001, refundedFen: 0, refundedMinor: 0 }
    const first = refundMinor(whole, 20_000, 1)
    const rest = { ...whole, refundedFen: 20_000, refundedMinor: first }
    expect(first + refundMinor(rest, 45_736, 1)).toBe(10_001)
  })

  test('dinars are refunded in steps of ten fils', () => {
    const dinars = { creditFen: 218_000, netMinor: 10_000, refundedFen: 0, refundedMinor: 0 }
    expect(refundMinor(dinars, 100_000, 10)).toBe(4_580)
    expect(refundMinor({ ...dinars, netMinor: 10_007 }, 218_000, 10)).toBe(10_000)
  })
})

test('a recharge that its provider has paid back has nothing left to refund, whatever its credit says', () => {
  const refunded = { creditFen: 10_000, netMinor: 1_500, refundedFen: 9_999, refundedMinor: 1_500 }
  expect(refundableFen(refunded)).toBe(0)
  expect(refundableFen({ ...refunded, refundedMinor: 1_501 })).toBe(0)
  expect(refundableFen({ ...refunded, refundedMinor: 1_499 })).toBe(1)
})

test('an external refund debits no more than was credited, and no fee', () => {
  expect(takenFen(RECHARGE, 1_600)).toEqual({ fen: 10_000, excessFen: 0, feeMinor: 100 })
  expect(takenFen(RECHARGE, 1)).toEqual({ fen: 7, excessFen: 0, feeMinor: 0 })
  const gone = { ...RECHARGE, refundedFen: 10_000, refundedMinor: 1_500 }
  expect(takenFen(gone, 5)).toEqual({ fen: 0, excessFen: 0, feeMinor: 5 })
})

test('a refund beyond the credited amount becomes a debt at the rate of the recharge, however it is divided', () => {
  const withdrawn = { ...RECHARGE, refundedFen: 10_000, refundedMinor: 1_500 }
  expect(takenFen(withdrawn, 1_600)).toEqual({ fen: 10_000, excessFen: 10_000, feeMinor: 100 })
  const half = { ...RECHARGE, refundedFen: 5_000, refundedMinor: 750 }
  expect(takenFen(half, 1_600)).toEqual({ fen: 10_000, excessFen: 5_000, feeMinor: 100 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 6 }), (parts) => {
      let state = RECHARGE
      let takenSum = 0
      for (const minor of parts) {
        const { fen, excessFen, feeMinor } = takenFen(state, minor)
        expect(excessFen).toBeLessThanOrEqual(fen)
        takenSum += fen
        state = {
          ...state,
          refundedFen: state.refundedFen + fen,
          refundedMinor: state.refundedMinor + minor - feeMinor,
          refundedFeeMinor: state.refundedFeeMinor + feeMinor,
        }
      }
      const minors = parts.reduce((sum, minor) => sum + minor, 0)
      expect(state.refundedFeeMinor).toBeLessThanOrEqual(RECHARGE.feeMinor)
      // Never less than what the provider took minus its own fee; more only by the rounding of each part.
      const worth = ((minors - RECHARGE.feeMinor) * RECHARGE.creditFen) / RECHARGE.netMinor
      expect(takenSum).toBeGreaterThanOrEqual(Math.floor(worth))
    }),
  )
})

/** 15.00 of some currency, plus a fee of 1.00, credited as 100.00 yuan. */
const RECHARGE = {
  creditFen: 10_000,
  netMinor: 1_500,
  feeMinor: 100,
  refundedFen: 0,
  refundedMinor: 0,
  refundedFeeMinor: 0,
}
