import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://weidian.com/item.html?itemID=7212345699&p=iphone', 'weidian 7212345699'],
  ['https://www.weidian.com/item.html?itemId=7212345699', 'weidian 7212345699'],
  ['https://weidian.com/item.html?item_id=7212345699', 'weidian 7212345699'],
  ['https://weidian.com/item.html?itemID%3D7212345699&sa=D&source=editors', 'weidian 7212345699'],
  [
    'https://shop1622368742.v.weidian.com/item.html?itemID=7212345699',
    'weidian 7212345699 seller=1622368742',
  ],
  ['https://k.youshop10.com/item.html?itemID=7212345699', 'weidian 7212345699'],
  ['https://weidian.com/i/7212345699?ifr=itemdetail', 'weidian 7212345699'],
  ['https://weidian.com/item_classic.html?itemID=7212345699', 'weidian 7212345699'],
  ['https://weidian.com/fastorder/item.html?itemID=7212345699', 'weidian 7212345699'],
  ['https://k.youshop10.com/-h1FZGCQ', 'needs_redirect weidian'],
  ['https://k.youshop10.com/ab_dEf1=', 'needs_redirect weidian'],
  ['https://k.weidian.com/aBcdEf12', 'needs_redirect weidian'],
  ['https://weidian.com/?userid=1625671188', 'shop_or_search weidian seller=1625671188'],
  ['https://shop1625671188.v.weidian.com/?spider_token=1', 'shop_or_search weidian seller=1625671188'],
  ['https://somename.weidian.com/', 'shop_or_search weidian'],
  ['https://weidian.com/', 'not_a_product'],
  ['https://weidian.com/item.html?id=7212345699', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://shop1622368742.v.weidian.com/item.html?itemID=7212345699&wfr=wx')).toBe(
    'https://weidian.com/item.html?itemID=7212345699',
  )
})
