import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sellerFen } from './price-change.ts'
import {
  normaliseSellerNumber,
  shareSellerOrder,
  sharesOfTotal,
  whyNotBill,
  whyNotOneOrder,
} from './seller-order.ts'

const total = (amounts: readonly number[]) => amounts.reduce((sum, fen) => sum + fen, 0)
const goods = fc.array(fc.oneof(fc.constant(0), fc.nat(100_000_000)), { minLength: 1, maxLength: 40 })

describe('the shares of a seller order', () => {
  test('add up to freight and discount, and are never negative, nor is the price of any goods', () => {
    fc.assert(
      fc.property(goods, fc.nat(100_000_000), fc.nat(100_000_000), (goodsFen, freightFen, discountFen) => {
        const agreedFreightFen = goodsFen.map(() => 0)
        const bill = { goodsFen, agreedFreightFen, freightFen, discountFen }
        fc.pre(whyNotBill(bill) === null && total(goodsFen) > 0)
        const shares = shareSellerOrder(bill)
        expect(total(shares.map((share) => share.freightFen))).toBe(freightFen)
        expect(total(shares.map((share) => share.discountFen))).toBe(discountFen)
        expect(total(shares.map(sellerFen))).toBe(total(goodsFen) + freightFen - discountFen)
        for (const [at, share] of shares.entries()) {
          expect(Math.min(share.goodsFen, share.freightFen, share.discountFen)).toBeGreaterThanOrEqual(0)
          if (goodsFen[at] === 0) expect(share).toEqual({ goodsFen: 0, freightFen: 0, discountFen: 0 })
        }
      }),
    )
  })

  test('of a single item are the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.nat(100_000_000), (fen, freightFen) => {
        const bill = { goodsFen: [fen], agreedFreightFen: [0], freightFen, discountFen: fen - 1 }
        expect(shareSellerOrder(bill)).toEqual([{ goodsFen: 1, freightFen, discountFen: fen - 1 }])
      }),
    )
  })

  test('of an order of four items match a shop’s bill', () => {
    const bill = {
      goodsFen: [23_800, 18_800, 16_200, 3_900],
      agreedFreightFen: [0, 0, 0, 0],
      freightFen: 1_200,
      discountFen: 3_000,
    }
    expect(shareSellerOrder(bill).map(sellerFen)).toEqual([23_116, 18_261, 15_735, 3_788])
  })

  const agreed = fc.array(
    fc.record({ goodsFen: fc.integer({ min: 1, max: 10_000_000 }), freightFen: fc.nat(100_000) }),
    { minLength: 1, maxLength: 20 },
  )
  const billOf = (items: readonly { goodsFen: number; freightFen: number }[], freightFen: number) => ({
    goodsFen: items.map((item) => item.goodsFen),
    agreedFreightFen: items.map((item) => item.freightFen),
    freightFen,
    discountFen: 0,
  })

  test('at exactly what was paid are what was paid', () => {
    fc.assert(
      fc.property(agreed, (items) => {
        const shares = shareSellerOrder(billOf(items, total(items.map((item) => item.freightFen))))
        expect(shares).toEqual(items.map((item) => ({ ...item, discountFen: 0 })))
      }),
    )
  })

  test('at a lower freight ask nobody for more, and at a higher one give nobody something back', () => {
    fc.assert(
      fc.property(agreed, fc.nat(2_000_000), (items, freightFen) => {
        const shares = shareSellerOrder(billOf(items, freightFen))
        expect(total(shares.map((share) => share.freightFen))).toBe(freightFen)
        const isHigher = freightFen > total(items.map((item) => item.freightFen))
        for (const [at, share] of shares.entries()) {
          const more = share.freightFen - items[at]!.freightFen
          expect(isHigher ? more >= 0 : more <= 0).toBe(true)
        }
      }),
    )
  })

  test.each([
    [0, null],
    [999, null],
    [1_000, 'discount_too_large'],
    [5_000, 'discount_too_large'],
  ])('a discount of %i on goods of 1000: %s', (discountFen, reason) => {
    expect(whyNotBill({ goodsFen: [600, 400], discountFen })).toBe(reason)
  })
})

describe('of a total paid', () => {
  test('every fen belongs to an item', () => {
    const agreed = fc.array(
      fc.record({ goodsFen: fc.integer({ min: 1, max: 10_000_000 }), freightFen: fc.nat(100_000) }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(agreed, fc.nat(400_000_000), (items, paidFen) => {
        const shares = sharesOfTotal(items, paidFen)
        const freightFen = total(items.map((item) => item.freightFen))
        if (shares === null) {
          expect(paidFen).toBeLessThanOrEqual(freightFen)
          return
        }
        expect(total(shares.map(sellerFen))).toBe(paidFen)
        expect(shares.map((share) => share.freightFen)).toEqual(items.map((item) => item.freightFen))
        for (const share of shares) expect(share.goodsFen).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a lower total is a discount, a higher one raises prices, an equal one is as agreed', () => {
    const agreed = [{ goodsFen: 10_000, freightFen: 1_000 }]
    expect(sharesOfTotal(agreed, 10_700)).toEqual([{ goodsFen: 9_700, freightFen: 1_000, discountFen: 300 }])
    expect(sharesOfTotal(agreed, 11_200)).toEqual([{ goodsFen: 10_200, freightFen: 1_000, discountFen: 0 }])
    expect(sharesOfTotal(agreed, 11_000)).toEqual([{ goodsFen: 10_000, freightFen: 1_000, discountFen: 0 }])
    expect(sharesOfTotal(agreed, 1_000)).toBeNull()
  })
})

test('an order has only one seller and one warehouse', () => {
  const at = { platform: 'taobao', sellerName: 'Shop', warehouseId: 'GZ1' }
  expect(whyNotOneOrder([at, at])).toBeNull()
  expect(whyNotOneOrder([at, { ...at, sellerName: 'Other' }])).toBe('several_sellers')
  expect(whyNotOneOrder([at, { ...at, platform: 'tmall' }])).toBe('several_sellers')
  expect(whyNotOneOrder([at, { ...at, warehouseId: 'YW1' }])).toBe('several_warehouses')
})

test('a full-width number is the same number', () => {
  expect(normaliseSellerNumber(' ４０２９ ')).toBe('4029')
})
