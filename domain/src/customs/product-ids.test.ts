import { expect, test } from 'vitest'
import { hasIdentifier, isStandardItem, printedIds, sellerItemOf } from './product-ids.ts'

test('the seller’s number is the product’s on its marketplace', () => {
  expect(sellerItemOf('taobao', '6412345')).toBe('taobao-6412345')
  expect(sellerItemOf('taobao', '')).toBe('')
  expect(sellerItemOf(null, null)).toBe('')
  expect(sellerItemOf('a', 'x'.repeat(200))).toHaveLength(128)
})

test.each(['4006381333931', '73513537', '036000291452', '9780306406157', '10614141000415'])(
  '%s is a standard number',
  (digits) => expect(isStandardItem(digits)).toBe(true),
)

test.each(['', '4006381333932', '400638133393', '6412345', '40063813339310000', 'x4006381333931'])(
  '%s is none',
  (digits) => expect(isStandardItem(digits)).toBe(false),
)

test('a line is identified by any number, or by the statement of a person', () => {
  expect(hasIdentifier({})).toBe(false)
  expect(hasIdentifier({ seller_item: '', maker: 'A maker' })).toBe(false)
  expect(hasIdentifier({ seller_item: 'taobao-1' })).toBe(true)
  expect(hasIdentifier({ no_standard_item: true })).toBe(true)
})

test('papers print what there is', () => {
  expect(printedIds({})).toBe('')
  expect(printedIds({ seller_item: 'taobao-1', no_standard_item: true })).toBe('M-PID taobao-1 · Y081')
  expect(printedIds({ seller_item: 'taobao-1', maker_item: 'X9', standard_item: '4006381333931' })).toBe(
    'M-PID taobao-1 · NS-PID X9 · S-PID 4006381333931',
  )
})
