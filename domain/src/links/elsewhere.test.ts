import { expect, test } from 'vitest'
import { outcomeOf } from './link-cases.ts'
import { parseLink } from './parse-link.ts'

test.each([
  'https://www.aliexpress.com/item/1005006123456789.html',
  'https://de.aliexpress.com/item/1005006123456789.html',
  'https://a.aliexpress.com/_mAbCdEf',
  'https://s.click.aliexpress.com/e/_AbCdEf',
  'https://www.temu.com/goods.html?goods_id=601099512345678',
  'https://www.amazon.com/dp/B016LO4UTA',
  'https://www.amazon.co.jp/dp/B016LO4UTA?th=1',
  'https://amzn.eu/d/abc1234',
  'https://amzn.to/3AbCdEf',
  'https://www.ebay.com/itm/1234567890',
  'https://www.ebay.co.uk/itm/1234567890',
  'https://www.alibaba.com/product-detail/Pokemon_60508319311.html',
  'https://www.dhgate.com/product/x/1.html',
  'https://us.shein.com/x-p-1.html',
  'https://shopee.sg/x-i.1.2',
  'https://www.lazada.com.my/products/x.html',
  'https://www.etsy.com/listing/1/x',
  'https://www.walmart.com/ip/1',
  'https://www.ozon.ru/product/x-1/',
  'https://item.rakuten.co.jp/shop/1/',
  'https://jp.mercari.com/item/m1',
  'https://stockx.com/x',
  'amazon.com/dp/B016LO4UTA',
])('%s sells outside China', (text) => {
  expect(parseLink(text)).toEqual({ ok: false, reason: 'outside_china' })
})

test.each([
  'https://amazon.com.evil.example/dp/B016LO4UTA',
  'https://notamazon.com/dp/B016LO4UTA',
  'https://amazon-shop.com/dp/1',
  'https://www.amazon.cn/dp/B016LO4UTA',
  'https://wish.example.com/1',
])('%s is not one of them', (text) => {
  expect(outcomeOf(text)).toBe('not_a_product')
})

test('another link in the same text is preferred; a link wrapped by an agent is examined', () => {
  const amazon = 'https://www.amazon.com/dp/B016LO4UTA'
  expect(outcomeOf(`${amazon} https://weidian.com/item.html?itemID=7212345699`)).toBe('weidian 7212345699')
  expect(parseLink(`${amazon} https://shop.example.com/p/1`)).toMatchObject({
    url: 'https://shop.example.com/p/1',
  })
  expect(outcomeOf(`https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(amazon)}`)).toBe(
    'outside_china via=superbuy',
  )
})

test.each([
  ['https://www.szwego.com/static/index.html?t=1#/theme_detail/A2018/I2020', 'album'],
  ['https://a201901.szwego.com/weshop/goods/A2018/I2020', 'album'],
  ['https://a201901.wsxcme.com/weshop/goods/A2018/I2020', 'album'],
  ['https://imgur.com/a/AbCdE', 'album'],
  ['https://photos.app.goo.gl/AbCdE', 'album'],
  ['https://szwego.com.evil.example/x', 'not_a_product'],
])('%s is %s: pictures, and no shop', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the address of an album is returned for the form', () => {
  expect(parseLink('看 https://imgur.com/a/AbCdE?utm_source=x')).toEqual({
    ok: false,
    reason: 'album',
    url: 'https://imgur.com/a/AbCdE',
  })
})
