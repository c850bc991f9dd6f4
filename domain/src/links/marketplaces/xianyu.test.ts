import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://www.goofish.com/item?spm=a21ybx&id=1045171414299&categoryId=50023914', 'xianyu 1045171414299'],
  ['https://2.taobao.com/item.htm?id=1045171414299', 'xianyu 1045171414299'],
  ['fleamarket://item?id=1045171414299', 'xianyu 1045171414299'],
  [
    '【闲鱼】https://m.tb.cn/h.RT9Lh91?tk=i31S5yHWj6i HU591 「我在闲鱼发布了【鞋】」',
    'needs_redirect xianyu',
  ],
  ['https://www.goofish.com/search?q=hoodie', 'shop_or_search xianyu'],
  ['https://www.goofish.com/personal?userId=2201198031066', 'shop_or_search xianyu seller=2201198031066'],
  ['https://www.goofish.com/', 'not_a_product'],
  ['https://2.taobao.com/', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://h5.m.goofish.com/item?id=1045171414299&spm=a')).toBe(
    'https://www.goofish.com/item?id=1045171414299',
  )
})
