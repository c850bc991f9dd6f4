import { inBoth } from '../languages.test-support.ts'
import { expect, test } from 'vitest'
import { whyNotCancel } from './cancel.ts'
import { shotsLeft, whyNotAskForPhotos } from './ask-for-photos.ts'
import { whyNotPay } from './pay.ts'
import { whyNotAnswer } from './question.ts'
import { isUnbought, whyNotAskForRefund, whyNotCancelRefund } from './refund.ts'
import { categoriesIn } from './restricted-words.ts'
import { ITEM_STAGES, type ItemStage } from '../states/item-stages.ts'

const now = new Date('2026-11-02T02:00:00Z')
const before = new Date('2026-11-02T01:59:59Z')

test('what a shopper may do about an item at each stage', () => {
  const item = (stage: ItemStage) => ({ stage, refundOpen: false, refundDeadlineAt: null })
  const rows = ITEM_STAGES.map((stage) => [
    stage,
    whyNotCancel(stage) ?? 'may',
    whyNotAskForRefund(item(stage), now) ?? (isUnbought(stage) ? 'at once' : 'may'),
    whyNotAskForPhotos({ stage, refundOpen: false, moving: false, missing: false }) ?? 'may',
  ])
  const no = 'transition_not_allowed'
  expect(rows).toEqual([
    ['pending_payment', 'may', no, no],
    ['in_review', 'may', 'at once', 'may'],
    ['to_purchase', no, 'at once', 'may'],
    ['awaiting_customer', 'may', 'at once', 'may'],
    ['supplement_due', 'may', 'at once', 'may'],
    ['purchased', 'already_purchased', 'may', 'may'],
    ['seller_shipped', 'already_purchased', 'may', 'may'],
    ['received', 'already_purchased', 'may', no],
    ['abnormal', 'already_purchased', 'may', no],
    ['in_stock', 'already_purchased', 'may', 'may'],
    ['in_parcel', 'already_purchased', 'already_in_a_package', 'already_in_a_package'],
    ['shipped_abroad', 'already_purchased', 'already_shipped', 'already_shipped'],
    ['storage_expired', 'already_purchased', 'may', 'storage_due'],
    ['cancelled', no, no, no],
    ['refunded', no, no, no],
    ['abandoned', no, no, no],
  ])
})

test('a refund is requested once, up to and including the deadline', () => {
  const item = { stage: 'in_stock', refundOpen: false, refundDeadlineAt: now } as const
  expect(whyNotAskForRefund(item, now)).toBeNull()
  expect(whyNotAskForRefund({ ...item, refundDeadlineAt: before }, now)).toBe('refund_time_expired')
  expect(whyNotAskForRefund({ ...item, refundOpen: true }, now)).toBe('refund_open')
  expect(whyNotAskForRefund({ ...item, claimOpen: true }, now)).toBe('claim_open')
})

test('a request can be withdrawn until it is decided or the deadline has passed', () => {
  expect(whyNotCancelRefund('requested', { refundDeadlineAt: now }, now)).toBeNull()
  expect(whyNotCancelRefund('with_seller', { refundDeadlineAt: null }, now)).toBeNull()
  expect(whyNotCancelRefund('with_seller', { refundDeadlineAt: before }, now)).toBe('refund_time_expired')
  expect(whyNotCancelRefund('to_refund', { refundDeadlineAt: now }, now)).toBe('refund_decided')
})

test('an order is paid once, in time, while any of its items is open', () => {
  const order = { paidAt: null, payBy: now, stages: ['cancelled', 'pending_payment'] as const }
  expect(whyNotPay(order, now)).toBeNull()
  expect(whyNotPay({ ...order, payBy: before }, now)).toBe('payment_window_closed')
  expect(whyNotPay({ ...order, paidAt: before }, now)).toBe('already_paid')
  expect(whyNotPay({ ...order, stages: ['cancelled'] }, now)).toBe('transition_not_allowed')
})

test('a question is answered up to and including the deadline', () => {
  expect(whyNotAnswer({ answerBy: now }, now)).toBeNull()
  expect(whyNotAnswer({ answerBy: before }, now)).toBe('transition_not_allowed')
})

test('restricted goods are recognised in a title, by whole words in English', () => {
  const knife = { words: inBoth(['knife', 'kitchen knives'], ['刀具']) }
  const tea = { words: inBoth(['tea'], ['茶叶']) }
  expect(categoriesIn('Folding KNIFE, steel', [knife, tea])).toEqual([knife])
  expect(categoriesIn('Set of kitchen  knives', [knife, tea])).toEqual([knife])
  expect(categoriesIn('户外刀具套装', [knife, tea])).toEqual([knife])
  expect(categoriesIn('Steam iron', [knife, tea])).toEqual([])
})

test('photos of goods on the shelf cannot be ordered while they are refunded, moved or looked for', () => {
  const shelved = { stage: 'in_stock', refundOpen: false, moving: false, missing: false } as const
  expect(whyNotAskForPhotos({ ...shelved, refundOpen: true })).toBe('refund_open')
  expect(whyNotAskForPhotos({ ...shelved, moving: true })).toBe('being_moved')
  expect(whyNotAskForPhotos({ ...shelved, missing: true })).toBe('being_looked_for')
  expect(shotsLeft(20, { taken: 3, waitedFor: 4 })).toBe(13)
  expect(shotsLeft(2, { taken: 3, waitedFor: 4 })).toBe(0)
})
