import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  [
    'https://cdn-m.dewu.com/router/product/ProductDetail?spuId=1162599&skuId=603101199',
    'dewu 1162599 sku=603101199',
  ],
  ['https://m.poizon.com/router/product/ProductDetail?spuId=1162599', 'dewu 1162599'],
  ['https://m.poizon.com/mdu/product/detail.html?productId=1162599', 'dewu 1162599'],
  ['https://m.dewu.com/mdu/product/detail.html?spuId=1162599', 'dewu 1162599'],
  ['https://www.dewu.com/product-detail.html?spuId=1162599', 'dewu 1162599'],
  ['https://m.poizon.com/', 'not_a_product'],
  ['https://dw4.co/t/A/1abCdEfG', 'needs_redirect dewu'],
  ['https://m.dewu.com/rn-activity/community-share?trendId=1162599', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://fast.dewu.com/router/product/ProductDetail?spuId=1162599&share=1')).toBe(
    'https://m.dewu.com/router/product/ProductDetail?spuId=1162599',
  )
})
