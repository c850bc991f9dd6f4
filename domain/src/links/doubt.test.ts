import { expect, test } from 'vitest'
import { outcomeOf } from './link-cases.ts'

test.each([
  'https://item.taobao.com/item.htm?id=82345678…',
  'https://item.taobao.com/item.htm?id=82345678...',
  'https://item.taobao.com/item.htm?id=82345678',
  'https://item.taobao.com/item.htm?id=823456789012…',
  'https://item.taobao.com/item.htm?id=82345678901 …',
  'https://item.taobao.com/item.htm?id=82345678%E2%80%A6',
  'https://item.taobao.com/item.htm?id=82345678[...]',
  'https://item.taobao.com/item.htm?id=…',
  'https://item.taobao.com/it…',
  'https://item.taobao.com/item.htm?id=81234567890123',
  'https://item.taobao.com/item.htm?id=82345 6789012',
  'https://item.taobao.com/item.htm?id=82345678901 2',
  'https://item.taobao.com/item.htm?id=105905703077 1',
  'https://item.taobao.com/item.htm?id=82345%206789012',
  'https://world.taobao.com/item/823456.htm',
  'https://detail.tmall.com/item.htm?id=61122334\n4556',
  'https://weidian.com/item.html?itemID=72612 34567',
  'https://weidian.com/item.html?itemID=72612\u00a034567&wfr=wx',
  'https://weidian.com/item.html?itemID=721234569 9&wfr=wx',
  'https://weidian.com/item.html?itemID=721234569　9',
  'https://weidian.com/item.html?itemID=72612',
  'https://weidian.com/i/72612',
  'https://detail.1688.com/offer/7123…8955.html',
  'https://detail.1688.com/offer/712345 678955.html',
  'https://detail.1688.com/offer/71234567895 5.html',
  'https://item.jd.com/1000120 43978.html',
  'https://mobile.yangkeduo.com/goods.html?goods_id=97248469 5683',
  'https://www.goofish.com/item?id=9812345',
  'https://m.tb.cn/h.gYyo4OStf9…',
  'https://shop.example.com/products/blue-ket…',
  'https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D72612…',
  'https://cnfans.com/product?platform=WEIDIAN&id=72612 34567',
  'https://hoobuy.com/product/2/72612…',
  '看看 https://item.taobao.com/item.htm?id=82345678… 黑色',
])('%s may be half a link', (text) => {
  expect(outcomeOf(text)).toMatch(/^cut_link/)
})

test.each([
  ['https://item.taobao.com/item.htm?id=823456789012&spm=a21…', 'taobao 823456789012'],
  ['https://item.taobao.com/item.htm?id=823456789012 2', 'taobao 823456789012'],
  ['https://item.taobao.com/item.htm?id=823456789012 42', 'taobao 823456789012'],
  ['https://item.taobao.com/item.htm?id=823456789012 ...', 'taobao 823456789012'],
  ['https://item.taobao.com/item.htm?id=823456789012\n2. https://a.example/1', 'taobao 823456789012'],
  ['https://item.taobao.com/item.htm?id=42245811160 2件', 'taobao 42245811160'],
  ['https://weidian.com/item.html?itemID=7212345699 2 pcs', 'weidian 7212345699'],
  ['https://weidian.com/item.html?itemID=7212345699. ', 'weidian 7212345699'],
  ['https://weidian.com/item.html?itemID=230780308', 'weidian 230780308'],
  ['https://detail.1688.com/offer/345678.html', '1688 345678'],
  ['https://detail.1688.com/offer/712345678955.html 0927', '1688 712345678955'],
  ['https://mobile.yangkeduo.com/goods.html?goods_id=8382154538 42', 'pinduoduo 8382154538'],
  ['https://shop.example.com/p/12 34', 'not_a_product'],
])('%s is whole', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('a complete link is preferred to an incomplete one', () => {
  expect(
    outcomeOf('[item.taobao.com/item.htm?id=82345678…](https://item.taobao.com/item.htm?id=823456789012)'),
  ).toBe('taobao 823456789012')
})
