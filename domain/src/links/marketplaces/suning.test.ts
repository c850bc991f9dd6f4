import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://product.suning.com/0070086330/12337483599.html', 'suning 12337483599 seller=0070086330'],
  ['https://m.suning.com/product/0000000000/000000000641034999.html', 'suning 641034999 seller=0000000000'],
  ['https://search.suning.com/hoodie/', 'shop_or_search suning'],
  ['https://product.suning.com/12337483599.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://m.suning.com/product/0070086330/000000012337483599.html')).toBe(
    'https://product.suning.com/0070086330/12337483599.html',
  )
})
