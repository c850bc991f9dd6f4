import { expect, test } from 'vitest'
import { whyNotTakeBackPurchase, whyNotUnbuy } from './take-back-purchase.ts'

const boughtAt = new Date('2026-11-02T15:59:00Z')
const own = { boughtBy: 'lin', boughtAt }

test('only its author or an admin can undo the record of a purchase, until midnight in Shanghai', () => {
  const why = (id: string, roles: ('buyer' | 'admin')[], at = '2026-11-02T15:59:59Z') =>
    whyNotTakeBackPurchase(own, { id, roles }, new Date(at))
  expect(why('lin', ['buyer'])).toBeNull()
  expect(why('kai', ['buyer'])).toBe('purchase_of_colleague')
  expect(why('kai', ['admin'])).toBeNull()
  expect(why('lin', ['buyer'], '2026-11-02T16:00:00Z')).toBe('purchase_not_of_today')
  expect(why('kai', ['admin'], '2026-11-02T16:00:00Z')).toBe('purchase_not_of_today')
})

test('all items are still waiting for the seller, and no refund is requested', () => {
  expect(whyNotUnbuy([{ stage: 'purchased', refundOpen: false }])).toBeNull()
  expect(whyNotUnbuy([])).toBe('purchase_moved_on')
  for (const stage of ['seller_shipped', 'received', 'refunded', 'to_purchase'] as const)
    expect(
      whyNotUnbuy([
        { stage: 'purchased', refundOpen: false },
        { stage, refundOpen: false },
      ]),
    ).toBe('purchase_moved_on')
  expect(whyNotUnbuy([{ stage: 'purchased', refundOpen: true }])).toBe('refund_open')
})
