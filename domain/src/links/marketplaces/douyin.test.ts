import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  [
    'https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?origin_type=x&id=3624312858713682699',
    'douyin 3624312858713682699',
  ],
  ['https://haohuo.jinritemai.com/views/product/detail?id=3624312858713682699', 'douyin 3624312858713682699'],
  ['https://haohuo.jinritemai.com/product/3624312858713682699', 'douyin 3624312858713682699'],
  [
    '9.28 reo:/ r@r.Rx 01/26 【抖音商城】https://v.douyin.com/CeiJahpL/ 鞋 长按复制此条消息，打开抖音搜索！',
    'needs_redirect douyin',
  ],
  ['https://www.douyin.com/video/7634032388893858500', 'not_a_product'],
  ['https://haohuo.jinritemai.com/views/product/item2?id=12345', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://haohuo.jinritemai.com/views/product/item2?id=3624312858713682699')).toBe(
    'https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?id=3624312858713682699',
  )
})
