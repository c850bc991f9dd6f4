import { expect, test } from 'vitest'
import { outcomeOf } from './link-cases.ts'
import { LINK_TEXT_MAX } from './limits.ts'
import { parseLink } from './parse-link.ts'

const ITEM = 'https://weidian.com/item.html?itemID=7212345699'

test('a link that names its item', () => {
  expect(
    parseLink(`【鞋】https://detail.tmall.com/item.htm?id=611223344556&skuId=5011112222444 复制`),
  ).toEqual({
    ok: true,
    link: {
      platform: 'tmall',
      itemId: '611223344556',
      canonicalUrl: 'https://detail.tmall.com/item.htm?id=611223344556',
      skuId: '5011112222444',
    },
  })
})

test.each([
  [
    'https://a.example/1 https://shop1.x.yupoo.com/albums https://k.youshop10.com/AbCdEf12',
    'needs_redirect weidian',
  ],
  ['https://a.example/1 https://weidian.com/?userid=1625671188', 'shop_or_search weidian seller=1625671188'],
  ['https://weidian.com/?userid=1625671188 https://bit.ly/AbCdE', 'needs_redirect'],
  [`https://ikako.vip/AbCdE https://weidian.com/?userid=1625671188 ${ITEM}`, 'weidian 7212345699'],
  [`https://k.youshop10.com/AbCdEf12 ${ITEM}`, 'needs_redirect weidian'],
  [`${ITEM} https://detail.1688.com/offer/712345678955.html`, 'weidian 7212345699'],
  ['ftp://a.example/1 https://b.example/1', 'not_a_product'],
  ['ftp://a.example/1', 'unsupported_scheme'],
  ['file:///etc/passwd?id=611223344556', 'unsupported_scheme'],
  ['', 'no_link'],
])('%s: %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('a page of another shop is returned cleaned, for a form', () => {
  expect(parseLink('看 https://shop.example.com/p/1?utm_source=x&size=M。')).toEqual({
    ok: false,
    reason: 'not_a_product',
    url: 'https://shop.example.com/p/1?size=M',
  })
  expect(
    parseLink('https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fshop.example.com%2Fp%2F1'),
  ).toEqual({
    ok: false,
    reason: 'not_a_product',
    url: 'https://shop.example.com/p/1',
    viaAgent: 'superbuy',
  })
})

test('a redirect goes to the short link by https, without fragment', () => {
  expect(parseLink('http://m.tb.cn/h.3n52vLA?tk=AbCdEf12345#x')).toEqual({
    ok: false,
    reason: 'needs_redirect',
    platform: 'taobao',
    url: 'https://m.tb.cn/h.3n52vLA?tk=AbCdEf12345',
  })
})

test('invisible marks are ignored', () => {
  expect(outcomeOf(`\ufeffhttps://weidian\u00ad.com/item.html?itemID=72123\u200b45699\u200e`)).toBe(
    'weidian 7212345699',
  )
})

test('a text may have any length, a link a limited one', () => {
  expect(outcomeOf(ITEM.padStart(LINK_TEXT_MAX * 3))).toBe('weidian 7212345699')
  expect(outcomeOf(`${ITEM}&p=`.padEnd(LINK_TEXT_MAX, 'x'))).toBe('weidian 7212345699')
  expect(outcomeOf(`${ITEM}&p=`.padEnd(LINK_TEXT_MAX + 1, 'x'))).toBe('no_link')
  expect(outcomeOf(`${'x'.repeat(LINK_TEXT_MAX)}${ITEM}`)).toBe('no_link')
})
