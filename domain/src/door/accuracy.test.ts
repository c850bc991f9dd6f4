import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Expectation, accuracyOf, shareOut } from './accuracy.ts'

const hoodie: Expectation = {
  pieces: 2,
  grams: { low: 1_000, expected: 1_200, high: 1_500 },
  orderFen: 20_000,
  fen: { low: 27_100, expected: 27_900, high: 28_800 },
}
const bill = [
  { kind: 'first', feeFen: 5_000 },
  { kind: 'steps', feeFen: 2_100 },
  { kind: 'operation', feeFen: 800 },
  { kind: 'insurance', feeFen: 400 },
  { kind: 'coupon', feeFen: -100 },
] as const

describe('the comparison with the estimate', () => {
  test('counts the amount paid for the goods and the expected rows, and the other rows separately', () => {
    expect(accuracyOf([{ pieces: 2, grams: 1_180, paidFen: 20_000, expectation: hoodie }], bill)).toEqual({
      fen: hoodie.fen,
      wasFen: 27_900,
      grams: hoodie.grams,
      wasGrams: 1_180,
      otherFen: 300,
      isPartial: false,
    })
  })

  test('says nothing unless everything inside had an expectation', () => {
    expect(accuracyOf([], bill)).toBeNull()
    const other = { pieces: 1, grams: 300, paidFen: 900, expectation: null }
    expect(
      accuracyOf([{ pieces: 2, grams: 1_180, paidFen: 20_000, expectation: hoodie }, other], bill),
    ).toBeNull()
    // More pieces than were ordered.
    expect(accuracyOf([{ pieces: 3, grams: 1_180, paidFen: 20_000, expectation: hoodie }], bill)).toBeNull()
  })

  test('some of the ordered pieces have their share, and are marked as partial', () => {
    const part = accuracyOf([{ pieces: 1, grams: null, paidFen: 20_000, expectation: hoodie }], bill)
    expect(part).toMatchObject({
      isPartial: true,
      fen: { low: 13_550, expected: 13_950, high: 14_400 },
      wasFen: 17_900,
      wasGrams: null,
    })
  })

  test('the shares add up to the estimate, and each share is in ascending order', () => {
    const thing = fc.record({
      pieces: fc.integer({ min: 1, max: 99 }),
      orderFen: fc.integer({ min: 1, max: 1_000_000 }),
      grams: fc
        .integer({ min: 1, max: 20_000 })
        .map((grams) => ({ low: grams, expected: grams + 5, high: grams + 9 })),
    })
    const amount = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(
        fc.array(thing, { minLength: 1, maxLength: 9 }),
        amount,
        amount,
        amount,
        (things, a, b, c) => {
          const [low, expected, high] = [a, b, c].toSorted((left, right) => left - right) as [
            number,
            number,
            number,
          ]
          const shares = shareOut(things, { low, expected, high })
          const goods = things.reduce((sum, entry) => sum + entry.orderFen, 0)
          const sum = (end: 'low' | 'expected' | 'high') =>
            shares.reduce((fen, share) => fen + share.fen[end], 0)
          expect([sum('low'), sum('expected'), sum('high')]).toEqual([
            goods + low,
            goods + expected,
            goods + high,
          ])
          for (const { fen, orderFen } of shares) {
            expect(fen.low).toBeGreaterThanOrEqual(orderFen)
            expect(fen.expected).toBeGreaterThanOrEqual(fen.low)
            expect(fen.high).toBeGreaterThanOrEqual(fen.expected)
          }
        },
      ),
    )
  })
})
