import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['http://product.dangdang.com/1022181648.html', 'dangdang 1022181648'],
  ['https://product.dangdang.com/29538744.html#ddclick?act=click', 'dangdang 29538744'],
  ['https://product.m.dangdang.com/product.php?pid=29538744', 'dangdang 29538744'],
  ['http://product.m.dangdang.com/29538744.html', 'dangdang 29538744'],
  ['http://shop.dangdang.com/15265', 'shop_or_search dangdang seller=15265'],
  ['http://search.dangdang.com/?key=book', 'shop_or_search dangdang'],
  ['https://www.dangdang.com/', 'not_a_product'],
  ['https://product.dangdang.com.evil.example/29538744.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('http://product.m.dangdang.com/product.php?pid=29538744&sid=1')).toBe(
    'https://product.dangdang.com/29538744.html',
  )
})
