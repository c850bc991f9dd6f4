import { expect, test } from 'vitest'
import { pageUrl } from './page-url.ts'

test.each([
  ['https://shop.example.com/p/1?utm_source=a&size=M&fbclid=x#top', 'https://shop.example.com/p/1?size=M'],
  ['HTTP://Shop.Example.com:8080/p/1', 'http://shop.example.com:8080/p/1'],
  ['https://shop.example.com/#/goods/1', 'https://shop.example.com/#/goods/1'],
  ['https://shop.example.com/#!/goods/1', 'https://shop.example.com/#!/goods/1'],
  ['https://www.zalando.de/größe', 'https://www.zalando.de/gr%C3%B6%C3%9Fe'],
  ['https://магазин.рф/1', 'https://xn--80aairftm.xn--p1ai/1'],
  ['http://product.dangdang.com/1022181648.html', 'http://product.dangdang.com/1022181648.html'],
])('%s is the page %s', (text, url) => {
  expect(pageUrl(text)).toBe(url)
})

test('an address has up to 2,000 characters', () => {
  const start = 'https://shop.example.com/'
  const longest = start.padEnd(2_000, 'a')
  expect(pageUrl(longest)).toBe(longest)
  expect(pageUrl(`${longest}a`)).toBeUndefined()
})

test.each([
  'https://user:pass@shop.example.com/',
  'https://shop.example.com\\@evil.example/',
  'https://shop%2Eexample.com/',
  'http://127.0.0.1/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://2130706433/',
  'http://127.1/',
  'http://[::1]/',
  'http://localhost:3000/item',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'https://img.example.com/1.JPG',
  'ftp://shop.example.com/',
  'https://shop.example.com:99999/',
])('%s is no page', (text) => {
  expect(pageUrl(text)).toBeUndefined()
})
