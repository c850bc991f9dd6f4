import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://detail.youzan.com/show/goods?alias=26vpo652v32zz', 'youzan 26vpo652v32zz'],
  ['https://j.youzan.com/AbC-12', 'needs_redirect youzan'],
  [
    'https://shop149420996.m.youzan.com/wscshop/showcase/homepage?kdt_id=149228899',
    'shop_or_search youzan seller=149228899',
  ],
  ['https://www.youzan.com/', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://shop91729164.m.youzan.com/wscgoods/detail/26vpo652v32zz?scan=1')).toBe(
    'https://detail.youzan.com/show/goods?alias=26vpo652v32zz',
  )
})
