import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumFen } from '../money/fen.ts'
import { type ItemAmounts, orderAmounts, sumAmounts, withDiscount } from '../orders/amounts.ts'
import { type CouponRule, couponDiscount } from './coupon.ts'
import { couponLost } from './coupon-after.ts'
import { orderCouponBill } from '../orders/order-bill.ts'

const rule: CouponRule = {
  purpose: 'service',
  amountFen: 1_000,
  perMille: null,
  capFen: null,
  minimumFen: 30_000,
}
const rest = (spendFen: number, feeFen: number, shareFen: number) => ({
  bill: { purpose: 'service' as const, spendFen, feeFen },
  shareFen,
})
const own = { isChoice: true, goesBackFen: 20_500 }

test.each([
  ['below the minimum the rest has no coupon', rest(20_000, 1_000, 500), own, 500],
  ['above it the rest keeps its share', rest(30_000, 1_500, 750), own, 0],
  ['what others cause is not held against the shopper', rest(1, 1, 1), { ...own, isChoice: false }, 0],
  ['no more is taken than goes back', rest(20_000, 1_000, 500), { ...own, goesBackFen: 120 }, 120],
  ['unpaid, all of it is', rest(20_000, 1_000, 500), { ...own, goesBackFen: null }, 500],
])('%s', (_, left, leaving, lost) => {
  expect(couponLost(rule, left, leaving)).toBe(lost)
})

test('removing items never costs less than ordering the rest alone or the whole', () => {
  const fen = fc.integer({ min: 1, max: 100_000 })
  const rules = fc.record({
    purpose: fc.constant('service' as const),
    minimumFen: fc.integer({ min: 0, max: 300_000 }),
    amountFen: fc.option(fc.integer({ min: 1, max: 20_000 })),
    perMille: fc.integer({ min: 1, max: 1000 }),
    capFen: fc.option(fc.integer({ min: 1, max: 5_000 })),
  })
  const orders = fc.array(fen, { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(rules, orders, fc.integer({ min: 0, max: 80 }), (someRule, prices, rate) => {
      const terms = { photoPriceFen: 0, serviceFeePerMille: rate }
      const lines = prices.map((unitPriceFen) => ({ unitPriceFen, quantity: 1, photoShots: 0 }))
      const full = orderAmounts(lines, 0, terms)
      let items: ItemAmounts[] = withDiscount(
        full,
        couponDiscount(someRule, orderCouponBill(sumAmounts(full))),
      )
      // Items are removed one by one, the last first.
      while (items.length > 1) {
        const before = sumAmounts(items).totalFen
        const leaving = items.at(-1)!
        const left = items.slice(0, -1)
        const bill = orderCouponBill(sumAmounts(left))
        const shareFen = sumFen(left.map((item) => item.discountFen))
        const goesBackFen = leaving.totalFen
        const lost = couponLost(someRule, { bill, shareFen }, { isChoice: true, goesBackFen })
        const after = sumAmounts(left).totalFen + lost
        const alone = sumAmounts(left).totalFen + shareFen - couponDiscount(someRule, bill)
        expect(lost).toBeLessThanOrEqual(shareFen)
        expect(after).toBeLessThanOrEqual(before)
        expect(after).toBeGreaterThanOrEqual(Math.min(alone, before))
        items = withDiscount(
          left.map((item) => ({ ...item, discountFen: 0, totalFen: item.totalFen + item.discountFen })),
          shareFen - lost,
        )
      }
    }),
  )
})
