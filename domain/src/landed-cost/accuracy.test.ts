import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Expectation, accuracyOf, shareOut } from './accuracy.ts'

const hoodie: Expectation = {
  pieces: 2,
  grams: { low: 1_000, expected: 1_200, high: 1_500 },
  orderFen: 20_000,
  fen: { low: 27_100, expected: 27_900, high: 28_800 },
}
/** What its two pieces cost. */
const bought = { costFen: 20_000, kept: 2, addedFen: 0 }
const bill = [
  { kind: 'first', feeFen: 5_000 },
  { kind: 'steps', feeFen: 2_100 },
  { kind: 'operation', feeFen: 800 },
  { kind: 'insurance', feeFen: 400 },
  { kind: 'coupon', feeFen: -100 },
] as const

describe('the comparison with the estimate', () => {
  test('counts the amount paid for the goods and the expected rows, and the other rows separately', () => {
    expect(accuracyOf([{ pieces: 2, grams: 1_180, ...bought, expectation: hoodie }], bill)).toEqual({
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
    const other = { ...bought, pieces: 1, grams: 300, expectation: null }
    expect(accuracyOf([{ pieces: 2, grams: 1_180, ...bought, expectation: hoodie }, other], bill)).toBeNull()
    // More pieces than were ordered.
    expect(accuracyOf([{ pieces: 3, grams: 1_180, ...bought, expectation: hoodie }], bill)).toBeNull()
  })

  test('some of the ordered pieces have their share, and are marked as partial', () => {
    const part = accuracyOf([{ pieces: 1, grams: null, ...bought, expectation: hoodie }], bill)
    expect(part).toMatchObject({
      isPartial: true,
      fen: { low: 13_550, expected: 13_950, high: 14_400 },
      wasFen: 17_900,
      wasGrams: null,
    })
    const [one, all] = [1, 2].map((pieces) => ({ pieces, grams: null, ...bought, expectation: hoodie }))
    expect(accuracyOf([one!, all!], bill)).toMatchObject({ isPartial: true })
    expect(accuracyOf([all!, one!], bill)).toMatchObject({ isPartial: true })
  })

  test('counts what the goods cost after a saving and a refund of one of three pieces; photos added later are named separately', () => {
    const three = { ...hoodie, pieces: 3 }
    // Of 30,000, 900 came back at the purchase and 9,700 with the refund; 400 were paid for photos.
    const thing = { pieces: 2, grams: 1_180, costFen: 19_800, kept: 2, addedFen: 400, expectation: three }
    expect(accuracyOf([thing], bill)).toMatchObject({ wasFen: 27_300, otherFen: 700, isPartial: true })
    const apart = accuracyOf([{ ...thing, pieces: 1 }], bill)
    expect(apart).toMatchObject({ wasFen: 17_600, otherFen: 500 })
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
