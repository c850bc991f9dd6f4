import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://detail.vip.com/detail-2640560-476811199.html?f=ad', 'vip 476811199'],
  ['https://m.vip.com/product-2640560-476811199.html', 'vip 476811199'],
  ['https://www.vip.com/', 'not_a_product'],
  ['https://detail.vip.com/detail-476811199.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://m.vip.com/product-1710613505-6918151870211446799.html')).toBe(
    'https://detail.vip.com/detail-1710613505-6918151870211446799.html',
  )
})
