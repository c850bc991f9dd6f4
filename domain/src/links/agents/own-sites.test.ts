import { expect, test } from 'vitest'
import { parseLink } from '../parse-link.ts'
import { codesIn } from './link-site.ts'
import { sitesWith, tidyHost, whyNotLinkSite } from './own-sites.ts'

const agent = (host: string, more: object = {}) => ({
  kind: 'agent' as const,
  host,
  name: 'newbuy',
  codes: {},
  isRead: true,
  ...more,
})
const viaOf = (text: string, ...own: Parameters<typeof sitesWith>[0]) => {
  const parsed = parseLink(text, sitesWith(own))
  return parsed.ok ? `${parsed.link.platform} ${parsed.link.itemId} ${parsed.link.viaAgent}` : parsed.reason
}

test('a site of the shop’s own list is read like any other', () => {
  const link = 'https://www.newbuy.example.com/x?platform=WD&id=7423651190'
  expect(viaOf(link)).toBe('not_a_product')
  expect(viaOf(link, agent('newbuy.example.com'))).toBe('weidian 7423651190 newbuy')
  expect(viaOf(link, agent('newbuy.example.com', { isRead: false }))).toBe('not_a_product')
  const coded = agent('newbuy.example.com', { codes: { '9': 'weidian' } })
  expect(viaOf('https://newbuy.example.com/product/9/7423651190', coded)).toBe('weidian 7423651190 newbuy')
})

test('the shop’s own row wins over the built-in one', () => {
  const link = 'https://cnfans.com/product?id=7212345699&platform=WEIDIAN'
  expect(viaOf(link, agent('cnfans.com'))).toBe('weidian 7212345699 newbuy')
  expect(viaOf(link, agent('cnfans.com', { isRead: false }))).toBe('not_a_product')
})

test('short hosts and apps can be added', () => {
  expect(viaOf('https://s.new.example/aB1', { ...agent('s.new.example'), kind: 'short' })).toBe(
    'needs_redirect',
  )
  const app = { ...agent('newapp'), kind: 'app' as const, name: '' }
  expect(viaOf('newapp://open?to=https%3A%2F%2Fitem.jd.com%2F100012043978.html', app)).toBe(
    'jd 100012043978 undefined',
  )
  expect(viaOf('newapp://item.jd.com/100012043978.html', app)).toBe('jd 100012043978 undefined')
  expect(viaOf('newapp://open?to=https%3A%2F%2Fevil.example%2F', app)).toBe('not_a_product')
})

test.each([
  ['WWW.NewBuy.Example ', 'newbuy.example'],
  ['m.newbuy.example.', 'newbuy.example'],
  ['www.example', 'www.example'],
])('%j is kept as %j', (typed, host) => {
  expect(tidyHost('agent', typed)).toBe(host)
})

test.each([
  ['agent', 'newbuy.com', null],
  ['short', 's.newbuy.com', null],
  ['app', 'newapp', null],
  ['app', 'com.new.app', null],
  ['agent', 'weidian.com', 'link_site_marketplace'],
  ['agent', 'shop1.v.weidian.com', 'link_site_marketplace'],
  ['short', 'amazon.co.uk', 'link_site_marketplace'],
  ['app', 'tbopen', 'link_site_marketplace'],
  ['agent', 'shop.test.example', 'link_site_own'],
  ['agent', 'a.shop.test.example', 'link_site_own'],
  ['agent', 'test.example', 'link_site_own'],
  ['agent', `${'a.'.repeat(125)}com`, null],
  ['agent', `${'a.'.repeat(126)}de`, 'link_site_host'],
  ['agent', '127.0.0.1', 'link_site_host'],
  ['agent', '2130706433', 'link_site_host'],
  ['agent', '[::1]', 'link_site_host'],
  ['agent', 'localhost', 'link_site_host'],
  ['agent', 'printer.local', 'link_site_host'],
  ['agent', 'newbuy.com/item', 'link_site_host'],
  ['agent', 'https://newbuy.com', 'link_site_host'],
  ['agent', 'newbuy.com:8080', 'link_site_host'],
  ['agent', 'me@newbuy.com', 'link_site_host'],
  ['agent', 'xn--weidin-4ve.com', 'link_site_host'],
  ['agent', 'wеidian.com', 'link_site_host'],
  ['agent', '-newbuy.com', 'link_site_host'],
  ['agent', '', 'link_site_host'],
  ['app', 'https', 'link_site_host'],
  ['app', 'javascript', 'link_site_host'],
  ['app', 'new app', 'link_site_host'],
] as const)('%s %j: %s', (kind, host, fault) => {
  expect(whyNotLinkSite({ kind, host }, 'shop.test.example')).toBe(fault)
})

test('numbers for marketplaces are written as pairs', () => {
  expect(codesIn('0=1688, 1=Taobao；2=weidian')).toEqual({ '0': '1688', '1': 'taobao', '2': 'weidian' })
  expect(codesIn(' ')).toEqual({})
  expect(codesIn('0=ebay')).toBeUndefined()
  expect(codesIn('__proto__=1688')).toBeUndefined()
})
