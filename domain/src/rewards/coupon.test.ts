import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CouponBill,
  type CouponRule,
  type HeldCoupon,
  couponBackUntil,
  couponDiscount,
  couponState,
  couponValidUntil,
  isCouponCode,
  suggestCoupons,
  tidyCouponCode,
  whyNotCoupon,
  whyNotGiveCoupon,
} from './coupon.ts'

const NOW = new Date('2026-11-02T02:00:00Z')
const DAY = 86_400_000
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY)

const rule = (over: Partial<CouponRule> = {}): CouponRule => ({
  purpose: 'service',
  amountFen: 1_000,
  perMille: null,
  capFen: null,
  minimumFen: 0,
  ...over,
})
const held = (over: Partial<CouponRule> = {}, days = 30): HeldCoupon => ({
  rule: rule(over),
  used: false,
  validUntil: inDays(days),
})
const bill = (feeFen: number, spendFen = feeFen * 20, purpose: CouponBill['purpose'] = 'service') => ({
  purpose,
  feeFen,
  spendFen,
})

describe('the discount of a coupon', () => {
  test.each([
    ['an amount', {}, bill(5_000), 1_000],
    ['an amount above the fee: the fee', {}, bill(600), 600],
    ['half', { amountFen: null, perMille: 500 }, bill(5_001), 2_501],
    ['half, up to its cap', { amountFen: null, perMille: 500, capFen: 2_000 }, bill(5_001), 2_000],
    ['all', { amountFen: null, perMille: 1_000 }, bill(777), 777],
    ['nothing below its minimum', { minimumFen: 10_001 }, bill(500, 10_000), 0],
    ['something at its minimum', { minimumFen: 10_000 }, bill(500, 10_000), 500],
    ['nothing of another bill', {}, bill(5_000, 100_000, 'shipping'), 0],
  ] as const)('%s', (_, over, on, off) => {
    expect(couponDiscount(rule(over), on)).toBe(off)
  })
})

describe('why a coupon cannot be used', () => {
  test.each([
    ['used', { ...held(), used: true }, bill(500), 'coupon_used'],
    ['expired', held({}, -1), bill(500), 'coupon_expired'],
    ['for freight', held({ purpose: 'shipping' }), bill(500), 'coupon_other_purpose'],
    ['too small an order', held({ minimumFen: 20_000 }), bill(500, 19_999), 'coupon_minimum'],
    ['no fee to take from', held(), bill(0, 50_000), 'coupon_nothing_off'],
  ] as const)('%s', (_, coupon, on, why) => {
    expect(whyNotCoupon(coupon, on, NOW)).toBe(why)
  })

  test('it is valid up to and including its last instant', () => {
    const coupon = { ...held(), validUntil: NOW }
    expect(whyNotCoupon(coupon, bill(500), NOW)).toBeNull()
    expect(couponState(coupon, NOW)).toBe('usable')
    expect(whyNotCoupon(coupon, bill(500), new Date(NOW.getTime() + 1))).toBe('coupon_expired')
    expect(couponState(coupon, new Date(NOW.getTime() + 1))).toBe('expired')
    expect(couponState({ ...coupon, used: true }, inDays(9))).toBe('used')
  })
})

describe('which coupons are suggested', () => {
  test('the one with the largest discount; of equal ones the one that expires first', () => {
    const coupons = [held({ amountFen: 500 }, 2), held({}, 9), held({}, 3)]
    expect(suggestCoupons(coupons, [bill(5_000)], NOW)).toEqual([2])
  })

  test('each on one order only, the best pair first', () => {
    const coupons = [held({ amountFen: 3_000 }), held({ amountFen: 400 })]
    expect(suggestCoupons(coupons, [bill(900), bill(5_000), bill(300)], NOW)).toEqual([1, 0, null])
  })
})

const anyRule = fc.record({
  purpose: fc.constantFrom('service', 'shipping') as fc.Arbitrary<CouponRule['purpose']>,
  amountFen: fc.option(fc.integer({ min: 1, max: 100_000 })),
  perMille: fc.integer({ min: 1, max: 1_000 }),
  capFen: fc.option(fc.integer({ min: 1, max: 50_000 })),
  minimumFen: fc.nat(100_000),
})
const anyCoupon = fc.record({
  rule: anyRule,
  used: fc.boolean(),
  validUntil: fc.constantFrom(inDays(-1), inDays(1), inDays(8)),
})
const anyBill = fc.record({
  purpose: fc.constantFrom('service', 'shipping') as fc.Arbitrary<CouponRule['purpose']>,
  feeFen: fc.nat(100_000),
  spendFen: fc.nat(1_000_000),
})

test('the discount of any rule is an integer, not negative and never more than the fee', () => {
  fc.assert(
    fc.property(anyRule, anyBill, (entry, on) => {
      const off = couponDiscount(entry, on)
      expect(Number.isInteger(off) && off >= 0 && off <= on.feeFen).toBe(true)
    }),
  )
})

test('suggested coupons are usable, each once, and for a single bill none has a larger discount', () => {
  fc.assert(
    fc.property(
      fc.array(anyCoupon, { maxLength: 6 }),
      fc.array(anyBill, { minLength: 1, maxLength: 4 }),
      (coupons, bills) => {
        const chosen = suggestCoupons(coupons, bills, NOW)
        const taken = chosen.filter((index) => index !== null)
        expect(new Set(taken).size).toBe(taken.length)
        for (const [at, index] of chosen.entries())
          if (index !== null) expect(whyNotCoupon(coupons[index]!, bills[at]!, NOW)).toBeNull()
        const [first] = suggestCoupons(coupons, [bills[0]!], NOW)
        const offs = coupons.map((coupon) =>
          whyNotCoupon(coupon, bills[0]!, NOW) === null ? couponDiscount(coupon.rule, bills[0]!) : 0,
        )
        expect(first === null ? 0 : offs[first!]).toBe(Math.max(0, ...offs))
      },
    ),
  )
})

test('a coupon is valid for its days, and never beyond its offer', () => {
  expect(couponValidUntil({ validDays: 30, endsAt: null }, NOW)).toEqual(inDays(30))
  expect(couponValidUntil({ validDays: 30, endsAt: inDays(4) }, NOW)).toEqual(inDays(4))
})

test('a coupon returned because of us is valid for at least a week', () => {
  expect(couponBackUntil(inDays(-1), 'staff', NOW)).toEqual(inDays(7))
  expect(couponBackUntil(inDays(20), 'staff', NOW)).toEqual(inDays(20))
  expect(couponBackUntil(inDays(-1), 'shopper', NOW)).toEqual(inDays(-1))
  expect(couponBackUntil(inDays(-1), 'system', NOW)).toEqual(inDays(-1))
})

test('an offer gives up to its number of coupons, while it lasts', () => {
  const offer = { stopped: false, endsAt: null, totalLimit: 2, perShopper: 1 }
  const none = { given: 0, own: 0 }
  expect(whyNotGiveCoupon(offer, none, NOW)).toBeNull()
  expect(whyNotGiveCoupon({ ...offer, stopped: true }, none, NOW)).toBe('coupon_offer_over')
  expect(whyNotGiveCoupon({ ...offer, endsAt: inDays(-1) }, none, NOW)).toBe('coupon_offer_over')
  expect(whyNotGiveCoupon(offer, { given: 2, own: 0 }, NOW)).toBe('coupon_offer_over')
  expect(whyNotGiveCoupon(offer, { given: 1, own: 1 }, NOW)).toBe('coupon_had_already')
})

test('a code is accepted as people type it', () => {
  expect(tidyCouponCode(' spring-2026 ')).toBe('SPRING2026')
  expect(tidyCouponCode('ｓｐｒｉｎｇ–２０２６\u200B')).toBe('SPRING2026')
  expect(tidyCouponCode('SPRING٢٠٢٦')).toBe('SPRING2026')
  expect(isCouponCode('SPRING2026')).toBe(true)
  for (const code of ['ABC', 'A'.repeat(21), '优惠2026', 'SPRING!']) expect(isCouponCode(code)).toBe(false)
})
