import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://someone.x.yupoo.com/albums/244212999?uid=1&isSubCate=false', 'yupoo 244212999 seller=someone'],
  ['https://someone.x.yupoo.com/albums', 'shop_or_search yupoo seller=someone'],
  ['https://someone.x.yupoo.com/categories/4512345', 'shop_or_search yupoo seller=someone'],
  [
    'https://x.yupoo.com/external?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
    'weidian 7212345699',
  ],
  ['https://someone.x.yupoo.com/external?url=https%3A%2F%2Fshop.example.com%2Fp%2F1', 'not_a_product'],
  ['https://photo.yupoo.com/someone/abcdef/medium.jpg', 'not_a_product'],
  ['https://someone.yupoo.com/albums/244212999', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://www.yupoo.com/photos/someone/albums/244212999')).toBe(
    'https://someone.x.yupoo.com/albums/244212999?uid=1',
  )
})
