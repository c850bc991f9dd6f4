import { expect, test } from 'vitest'
import { parseLink } from '../parse-link.ts'

test.each([
  'https://oopbuy.cc/AbCd1234',
  'https://hoobuy.cc/AbCd1234',
  'https://l.acbuy.com/ax/12345',
  'https://ikako.vip/caj2t',
  'https://sl.hegobuy.com/aB12c',
  'https://litbuy.shop/lit/AbC12',
  'https://t.mulebuy.com/?t=AbC12',
  'https://allchinabuy.allapp.link/d0AbC12',
  'https://superbuy.page.link/AbC12',
  'https://bit.ly/3AbCdEf',
])('%s has to be followed', (text) => {
  expect(parseLink(text)).toMatchObject({ ok: false, reason: 'needs_redirect', url: text })
})

test('a short link is followed by https, and only from the host itself', () => {
  expect(parseLink('http://ikako.vip/caj2t')).toMatchObject({ url: 'https://ikako.vip/caj2t' })
  expect(parseLink('https://ikako.vip/')).toMatchObject({ reason: 'not_a_product' })
  expect(parseLink('https://evil.ikako.vip/caj2t')).toMatchObject({ reason: 'not_a_product' })
})
