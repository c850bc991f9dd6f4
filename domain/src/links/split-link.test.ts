import { expect, test } from 'vitest'
import { splitLink } from './split-link.ts'

test('a link is split into its parts', () => {
  expect(splitLink('HTTPS://Item.Example.com:443//A/b/?X=1&y#z')).toMatchObject({
    scheme: 'https',
    host: 'item.example.com',
    path: '//A/b/',
    page: '/a/b',
    target: '//A/b/?X=1&y',
    route: undefined,
  })
})

test('the route of a single-page site is separate, with the parameters of both queries', () => {
  const link = splitLink('https://m.example.com/home/?a=1#/Detail?id=7')
  expect(link?.page).toBe('/home')
  expect(link?.route?.page).toBe('/detail')
  expect(link?.route?.params.map(({ name, raw }) => `${name}=${raw}`)).toEqual(['id=7', 'a=1'])
})

test.each([
  'https://',
  'https:///item.taobao.com/item.htm',
  'https://user@item.taobao.com/',
  'https://user:pass@item.taobao.com/',
  'https://evil.example\\@item.taobao.com/',
  'https://item.taobao.com\\.evil.example/',
  'https://item.taobao.com%2F@evil.example/',
  'https://item%2Etaobao.com/',
  'https://item.tаobao.com/',
  'https://item.taobao.com:8443/',
  'https://item.taobao.com:443:443/',
  'https://item..taobao.com/',
  'https://item.taobao.com./',
  'https://[::1]/',
  'item.taobao.com/',
])('%s is refused', (text) => {
  expect(splitLink(text)).toBeUndefined()
})
