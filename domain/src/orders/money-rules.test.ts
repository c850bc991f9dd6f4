import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedItems, orderAmounts, sumAmounts } from './amounts.ts'
import { photosTakenFen } from './fine-photos.ts'
import { isTolerated, missingOfPriceChange, priceDifference, whyNotRefusePrice } from './price-change.ts'
import { purchaseBalance } from './purchase.ts'
import { groupBySeller } from './seller-groups.ts'

test('an actual price leaves money missing or saved, never both', () => {
  const item = { frozenFen: 11_000, serviceFen: 500, photosFen: 600 }
  expect(purchaseBalance(item, 9_900)).toEqual({ missingFen: 0, savedFen: 0 })
  expect(purchaseBalance(item, 9_901)).toEqual({ missingFen: 1, savedFen: 0 })
  expect(purchaseBalance(item, 9_000)).toEqual({ missingFen: 0, savedFen: 900 })
})

test('a changed price requires a supplement or gives back the difference', () => {
  const agreed = { goodsFen: 10_000, freightFen: 1_000 }
  expect(priceDifference(agreed, { goodsFen: 11_500, freightFen: 800 })).toEqual({
    dueFen: 1_300,
    backFen: 0,
  })
  expect(priceDifference(agreed, { goodsFen: 9_000, freightFen: 0 })).toEqual({ dueFen: 0, backFen: 2_000 })
})

test.each([
  [null, null, null],
  [5_000, 'negotiated', null],
  [5_000, null, 'price_reason'],
  [null, 'other', 'page_price_fen'],
] as const)('a page price of %j with reason %j lacks %j', (pagePriceFen, reason, missing) => {
  expect(missingOfPriceChange({ pagePriceFen, reason })).toBe(missing)
})

test('photos that were not taken are refunded, and we never keep more than was paid', () => {
  expect([0, 1, 3, 9].map((taken) => photosTakenFen(600, 3, taken))).toEqual([0, 200, 600, 600])
  expect(photosTakenFen(0, 0, 2)).toBe(0)
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 20 }), fc.nat(40), (photosFen, ordered, taken) => {
      const kept = photosTakenFen(photosFen, ordered, taken)
      expect(Number.isInteger(kept)).toBe(true)
      expect(kept).toBeGreaterThanOrEqual(0)
      expect(kept).toBeLessThanOrEqual(photosFen)
    }),
  )
})

test('one seller is one group with the highest freight of its lines', () => {
  const line = (platform: string, sellerName: string, freightFen: number) => ({
    platform,
    sellerName,
    url: 'https://shop.example/1',
    freightFen,
  })
  const lines = [
    line('taobao', 'A', 800),
    line('taobao', 'B', 0),
    line('taobao', 'A', 1_200),
    line('1688', 'A', 0),
  ]
  expect(groupBySeller(lines)).toEqual([
    { platform: 'taobao', sellerName: 'A', freightFen: 1_200, lines: [lines[0], lines[2]] },
    { platform: 'taobao', sellerName: 'B', freightFen: 0, lines: [lines[1]] },
    { platform: '1688', sellerName: 'A', freightFen: 0, lines: [lines[3]] },
  ])
})

test('sellers without a name are not one seller: each page of a marketplace and each other site has its own', () => {
  const line = (platform: string, url: string, freightFen: number) => ({
    platform,
    sellerName: '',
    url,
    freightFen,
  })
  const lines = [
    line('taobao', 'https://item.taobao.com/item.htm?id=1', 1_000),
    line('taobao', 'https://item.taobao.com/item.htm?id=2', 1_500),
    line('taobao', 'https://item.taobao.com/item.htm?id=1', 1_200),
    line('other', 'https://a.example/1', 800),
    line('other', 'https://a.example/2', 0),
    line('other', 'https://b.example/1', 600),
  ]
  expect(groupBySeller(lines).map((group) => [group.freightFen, group.lines.length])).toEqual([
    [1_200, 2],
    [1_500, 1],
    [800, 2],
    [600, 1],
  ])
})

test('the cost of a cancelled item no longer counts towards the order', () => {
  const prices = { photoPriceFen: 200, serviceFeePerMille: 50 }
  const lines = [
    { unitPriceFen: 3_000, quantity: 2, photoShots: 3 },
    { unitPriceFen: 3_000, quantity: 1, photoShots: 0 },
  ]
  const [first, second] = orderAmounts(lines, 1_000, prices)
  const items = [
    { stage: 'in_review' as const, ...first! },
    { stage: 'cancelled' as const, ...second! },
  ]
  expect(countedItems(items)).toEqual([items[0]])
  expect(countedItems([items[1]!])).toEqual([items[1]])
  expect(sumAmounts(orderAmounts(lines, 1_000, prices)).totalFen).toBe(first!.totalFen + second!.totalFen)
})

test.each([
  [0, 10_000, true],
  [0, 10_001, false],
  [5, 10_500, true],
  [5, 10_501, false],
  [10, 11_000, true],
  [10, 9_000, true],
])('with %i per cent agreed, %i fen instead of 10,000 are tolerated: %j', (percent, goodsFen, expected) => {
  const agreed = { goodsFen: 9_000, freightFen: 1_000 }
  expect(isTolerated(agreed, { goodsFen: goodsFen - 1_000, freightFen: 1_000 }, percent)).toBe(expected)
})

test('only a shopper’s lower price on an item waiting to be bought can be refused', () => {
  const own = { stage: 'in_review', pagePriceFen: 5_000, unitPriceFen: 4_000 } as const
  expect(whyNotRefusePrice(own)).toBeNull()
  expect(whyNotRefusePrice({ ...own, stage: 'to_purchase' })).toBeNull()
  expect(whyNotRefusePrice({ ...own, pagePriceFen: null })).toBe('no_own_price')
  expect(whyNotRefusePrice({ ...own, unitPriceFen: 6_000 })).toBe('no_own_price')
  expect(whyNotRefusePrice({ ...own, stage: 'purchased' })).toBe('transition_not_allowed')
})
