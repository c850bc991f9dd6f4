import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  [
    'https://www.xiaohongshu.com/goods-detail/698811a0265eb90001edbc59?xsec_token=AB%3D',
    'xiaohongshu 698811a0265eb90001edbc59',
  ],
  ['http://xhslink.com/m/AbC12dEf', 'needs_redirect xiaohongshu'],
  ['https://xhslink.com/AbC12dEf/', 'needs_redirect xiaohongshu'],
  ['https://xhslink.com/about/AbC12dEf', 'not_a_product'],
  ['https://xhslink.com/AbC12dEf.html', 'not_a_product'],
  ['https://www.xiaohongshu.com/explore/64a0b1c2000000001203c4d5', 'not_a_product'],
  ['https://www.xiaohongshu.com/goods-detail/64a0b1c2', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(
    canonicalUrlOf('https://www.xiaohongshu.com/goods-detail/698811A0265EB90001EDBC59?xsec_token=x'),
  ).toBe('https://www.xiaohongshu.com/goods-detail/698811a0265eb90001edbc59')
})
