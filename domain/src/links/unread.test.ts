import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOfLink, unreadReason } from './unread.ts'

test.each([
  [
    'https://www.newbuy.com/en/product/7423651190?platform=WD&id=7423651190&invite=aVlya1dWNTE&u=john',
    'https://www.newbuy.com/en/product/N?platform=wd&id=N&invite=…&u=…',
  ],
  [
    'https://newbuy.com/#/goods/detail?url=https%3A%2F%2Fweidian.com%2F',
    'https://newbuy.com/#/goods/detail?url=URL',
  ],
  ['http://newbuy.com/u/john.smith/wishlist', 'https://newbuy.com/…/…/…'],
  [
    'https://newbuy.com/item/WEIDIAN/12345.html',
    'https://newbuy.com/item/weidian/12345.html'.replace('12345', 'N'),
  ],
  ['newapp://open?token=secret', 'newapp://'],
  ['newapp://h5.newbuy.com/item?id=7423651190&token=secret', 'newapp://h5.newbuy.com/item?id=N&token=…'],
  ['http://localhost/item?id=7423651190', undefined],
  ['https://localhost/item?id=7423651190', undefined],
  ['https://newbuy.com?id=7423651190', 'https://newbuy.com?id=N'],
  ['1newapp://open', undefined],
  ['', undefined],
])('%s is shown as %s', (link, form) => {
  expect(formOfLink(link)?.form).toBe(form)
})

test('the form of a link has up to 400 characters', () => {
  const names = Array.from({ length: 12 }, (_, at) => `a_parameter_of_a_site_${100 + at}=1`)
  const link = `https://${'a'.repeat(90)}.example/item?${names.join('&')}`
  expect(formOfLink(link)?.form).toHaveLength(400)
})

test('of a link, a host of up to 100 characters and twelve parameters are shown', () => {
  const host = (length: number) => '.example'.padStart(length, 'a')
  expect(formOfLink(`https://${host(100)}/item`)?.host).toBe(host(100))
  expect(formOfLink(`https://${host(101)}/item`)).toBeUndefined()
  const names = [...'abcdefghijklm'].map((name) => `${name}=1`)
  expect(formOfLink(`https://newbuy.com/item?${names.join('&')}`)?.form).toMatch(/&l=N$/)
})

test('nothing personal is in the form of a link', () => {
  const secret = fc.stringMatching(/^[a-zA-Z0-9]{9,30}$/).map((text) => `Q${text}q`)
  fc.assert(
    fc.property(secret, secret, secret, (folder, value, name) => {
      // The name of a parameter is shown, so it must not be the secret itself.
      fc.pre(![folder, value].some((text) => text.toLowerCase() === name.toLowerCase()))
      const link = `https://newbuy.com/product/${folder}/x?id=${value}&${name}=1#${folder}`
      const { form = '' } = formOfLink(link) ?? {}
      expect(form).toMatch(/^https:\/\/newbuy\.com\/product\/…\/…\?id=…/)
      expect(form.toLowerCase()).not.toContain(folder.toLowerCase())
      expect(form.toLowerCase()).not.toContain(value.toLowerCase())
    }),
  )
})

test('only links that were not understood are reported', () => {
  expect(unreadReason('not_a_product', false)).toBe('page_unknown')
  expect(unreadReason('not_a_product', true)).toBe('nothing_read')
  expect(unreadReason('needs_redirect', false)).toBe('leads_nowhere')
  expect(unreadReason('unsupported_scheme', false)).toBe('scheme_unknown')
  for (const reason of [
    'no_link',
    'cut_link',
    'outside_china',
    'shop_or_search',
    'album',
    'blocked',
  ] as const)
    expect(unreadReason(reason, false)).toBeUndefined()
})
