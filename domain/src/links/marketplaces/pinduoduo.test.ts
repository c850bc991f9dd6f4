import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://mobile.yangkeduo.com/goods2.html?_wvx=10&goods_id=972484695683', 'pinduoduo 972484695683'],
  ['https://mobile.pinduoduo.com/goods.html?goods_id=8441010', 'pinduoduo 8441010'],
  [
    'https://mobile.yangkeduo.com/duo_coupon_landing.html?goods_id=2478116379&pid=1_2&goods_sign=x',
    'pinduoduo 2478116379',
  ],
  ['pinduoduo://com.xunmeng.pinduoduo/goods.html?goods_id=972484695683', 'pinduoduo 972484695683'],
  [
    '【拼多多】快来拼 https://mobile.yangkeduo.com/goods.html?ps=OuBjGMWE82 「title」',
    'needs_redirect pinduoduo',
  ],
  ['https://p.pinduoduo.com/ctzmcX8k?sc=1', 'needs_redirect pinduoduo'],
  ['https://mobile.yangkeduo.com/mall_page.html?mall_id=354267', 'shop_or_search pinduoduo seller=354267'],
  ['https://mobile.yangkeduo.com/search_result.html?search_key=hoodie', 'shop_or_search pinduoduo'],
  ['https://mobile.yangkeduo.com/fyxmkief.html?feed_id=123456789', 'not_a_product'],
  ['https://mobile.yangkeduo.com/goods.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://pinduoduo.com/goods1.html?goods_id=972484695683&refer_share_uid=1')).toBe(
    'https://mobile.yangkeduo.com/goods.html?goods_id=972484695683',
  )
})
