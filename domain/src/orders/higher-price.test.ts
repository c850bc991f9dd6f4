import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, sumFen } from '../money/fen.ts'
import { type CouponRule, couponDiscount, whyNotCoupon } from '../rewards/coupon.ts'
import { orderCouponBill } from './order-bill.ts'
import { type ItemAmounts, orderAmounts, sumAmounts, withDiscount } from './amounts.ts'
import { type AgreedOrder, type FeeTerms, feeOfHigherPrice } from './higher-price.ts'

const FIVE_PER_CENT: FeeTerms = { serviceFeePerMille: 50, coupon: null }
const NONE: AgreedOrder = { sellerFen: 0, feeFen: 0, discountFen: 0, spendFen: 0 }
const coupon = (rule: Partial<CouponRule>): CouponRule => ({
  purpose: 'service',
  amountFen: null,
  perMille: null,
  capFen: null,
  minimumFen: 0,
  ...rule,
})

describe('a higher price', () => {
  test('carries our fee: a price of one fen saves nothing', () => {
    const order = { ...NONE, sellerFen: 1, spendFen: 1 }
    expect(feeOfHigherPrice(order, 29_999, FIVE_PER_CENT)).toEqual({ serviceFen: 1_500, discountFen: 0 })
  })

  test('adds no fee twice: what was agreed stays, also after another price turned out lower', () => {
    const lowered = { ...NONE, sellerFen: 20_000, feeFen: 1_500, spendFen: 20_000 }
    expect(feeOfHigherPrice(lowered, 10_000, FIVE_PER_CENT).serviceFen).toBe(0)
    expect(feeOfHigherPrice(lowered, 12_000, FIVE_PER_CENT).serviceFen).toBe(100)
    expect(feeOfHigherPrice(lowered, 0, FIVE_PER_CENT)).toEqual({ serviceFen: 0, discountFen: 0 })
  })

  test.each([0, -1_000])(
    'that is none (%i fen more) adds no fee, even to one agreed below its rate',
    (moreFen) => {
      const below = { ...NONE, sellerFen: 20_000, feeFen: 400, spendFen: 20_000 }
      expect(feeOfHigherPrice(below, moreFen, FIVE_PER_CENT)).toEqual({ serviceFen: 0, discountFen: 0 })
    },
  )

  test('carries the coupon up to what it pays of the whole fee, and never more than the fee added', () => {
    const order = { sellerFen: 10_000, feeFen: 500, discountFen: 500, spendFen: 10_000 }
    const terms = { ...FIVE_PER_CENT, coupon: coupon({ amountFen: 800 }) }
    expect(feeOfHigherPrice(order, 20_000, terms)).toEqual({ serviceFen: 700, discountFen: 300 })
    expect(feeOfHigherPrice({ ...order, discountFen: 0 }, 400, terms)).toEqual({
      serviceFen: 0,
      discountFen: 20,
    })
  })

  test('counts towards the minimum of the coupon', () => {
    const terms = { ...FIVE_PER_CENT, coupon: coupon({ perMille: 500, minimumFen: 20_000 }) }
    const order = { ...NONE, sellerFen: 10_000, feeFen: 500, spendFen: 10_000 }
    expect(feeOfHigherPrice(order, 9_999, terms).discountFen).toBe(0)
    expect(feeOfHigherPrice(order, 10_000, terms)).toEqual({ serviceFen: 0, discountFen: 500 })
  })
})

/*
 * Every way to a price: some items are ordered at less, at one fen for example, and reach their price in one
 * or several steps.
 */

type Line = { priceFen: Fen; quantity: number; firstFen: Fen; steps: Fen[] }

const line: fc.Arbitrary<Line> = fc
  .record({
    priceFen: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    isOneFen: fc.boolean(),
  })
  .map(({ priceFen, quantity, shares, isOneFen }) => {
    const [firstFen = priceFen, ...steps] = shares
      .map((share) => Math.max(1, Math.floor(priceFen * share)))
      .toSorted((a, b) => a - b)
    return { priceFen, quantity, firstFen: isOneFen ? 1 : firstFen, steps: [...steps, priceFen] }
  })
const rule: fc.Arbitrary<CouponRule | null> = fc.option(
  fc.oneof(
    fc.record({ amountFen: fc.integer({ min: 1, max: 5_000 }), minimumFen: fc.nat(200_000) }).map(coupon),
    fc
      .record({
        perMille: fc.integer({ min: 1, max: 1_000 }),
        capFen: fc.option(fc.integer({ min: 1, max: 5_000 })),
        minimumFen: fc.nat(200_000),
      })
      .map(coupon),
  ),
)

/** An order placed at these prices. A coupon whose conditions are not met cannot be chosen. */
function place(lines: readonly { fen: Fen; quantity: number }[], freightFen: Fen, terms: FeeTerms) {
  const items = orderAmounts(
    lines.map(({ fen, quantity }) => ({ unitPriceFen: fen, quantity, photoShots: 0 })),
    freightFen,
    { photoPriceFen: 0, serviceFeePerMille: terms.serviceFeePerMille },
  )
  const bill = orderCouponBill(sumAmounts(items))
  const held = terms.coupon && { rule: terms.coupon, used: false, validUntil: new Date(1) }
  const usable = held && whyNotCoupon(held, bill, new Date(0)) === null
  return { items: usable ? withDiscount(items, couponDiscount(held.rule, bill)) : items, usable }
}

const agreed = (items: readonly ItemAmounts[]): AgreedOrder => {
  const { goodsFen, freightFen, serviceFen, discountFen } = sumAmounts(items)
  return {
    sellerFen: goodsFen + freightFen,
    feeFen: serviceFen,
    discountFen,
    spendFen: goodsFen + freightFen,
  }
}

test('whichever way an order comes to its prices, it costs no less than ordered at them, and without a coupon the same', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.nat(20_000),
      fc.integer({ min: 0, max: 300 }),
      rule,
      (lines, freightFen, serviceFeePerMille, couponRule) => {
        const terms = { serviceFeePerMille, coupon: couponRule }
        const direct = place(
          lines.map(({ priceFen, quantity }) => ({ fen: priceFen, quantity })),
          freightFen,
          terms,
        )
        const first = place(
          lines.map(({ firstFen, quantity }) => ({ fen: firstFen, quantity })),
          freightFen,
          terms,
        )
        const items = [...first.items]
        const applied = { ...terms, coupon: first.usable ? couponRule : null }
        for (const [at, { quantity, steps }] of lines.entries())
          for (const stepFen of steps) {
            const item = items[at]!
            const moreFen = stepFen * quantity - item.goodsFen
            const added = feeOfHigherPrice(agreed(items), moreFen, applied)
            expect(added.serviceFen).toBeGreaterThanOrEqual(0)
            items[at] = {
              ...item,
              goodsFen: item.goodsFen + Math.max(0, moreFen),
              serviceFen: item.serviceFen + added.serviceFen + added.discountFen,
              discountFen: item.discountFen + added.discountFen,
              totalFen: item.totalFen + Math.max(0, moreFen) + added.serviceFen,
            }
          }
        const paidFen = sumFen(items.map((item) => item.totalFen))
        const directFen = sumFen(direct.items.map((item) => item.totalFen))
        expect(paidFen).toBeGreaterThanOrEqual(directFen)
        expect(sumAmounts(items).totalFen).toBe(paidFen)
        if (!couponRule || first.usable) expect(paidFen).toBe(directFen)
        for (const item of items) expect(item.discountFen).toBeLessThanOrEqual(item.serviceFen)
      },
    ),
  )
})
