import { expect, test } from 'vitest'
import { whyNotCancelParcel } from './cancel.ts'
import type { ParcelStage } from './stages.ts'

test.each<[ParcelStage, ReturnType<typeof whyNotCancelParcel>]>([
  ['pending_payment', null],
  ['to_pick', null],
  ['packing', 'transition_not_allowed'],
  ['supplement_due', null],
  ['to_ship', 'transition_not_allowed'],
  ['in_transit', 'already_shipped'],
  ['delivered', 'already_shipped'],
  ['cancelled', 'transition_not_allowed'],
])('a shopper cancels a package %s: %s', (stage, why) => {
  expect(whyNotCancelParcel(stage, ['shopper'])).toBe(why)
})

test('the warehouse can cancel a package that no line carries', () => {
  expect(whyNotCancelParcel('packing', ['warehouse'])).toBeNull()
})

test('a buyer may not', () => {
  expect(whyNotCancelParcel('to_pick', ['buyer'])).toBe('forbidden')
})
