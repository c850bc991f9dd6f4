// @vitest-environment node
import { expect, test } from 'vitest'
import { searchAddress, searchPath } from './kept-search.ts'

const HERE = 'https://shop.example'

test.each([
  ['/search?q=tea+pot', '/search?q=tea+pot'],
  [
    '/search?weighed=1&q=%E8%8C%B6%E5%A3%B6&cursor=abc&utm_source=x#top',
    '/search?q=%E8%8C%B6%E5%A3%B6&weighed=1',
  ],
  ['/search?max=95.5&min=10&q= mug &sort=cheapest', '/search?q=mug&sort=cheapest&min=10&max=95.5'],
])('%s is kept as %s', (path, kept) => {
  const address = searchAddress(`${HERE}${path}`, HERE)
  expect(address).toBe(`${HERE}${kept}`)
  expect(searchAddress(address!, HERE)).toBe(address)
  expect(searchPath(address!)).toBe(kept)
})

test.each([
  `${HERE}/search`,
  `${HERE}/search?q=`,
  `${HERE}/search?by=picture`,
  `${HERE}/search?q=${'x'.repeat(101)}`,
  `${HERE}/cart?q=mug`,
  'https://other.example/search?q=mug',
  'javascript:alert(1)',
  'mug',
])('%s is no search of this shop', (address) => {
  expect(searchAddress(address, HERE)).toBeNull()
})
