import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalUrlOf } from './link-cases.ts'
import { LINK_TEXT_MAX, parseLink } from './parse-link.ts'

/** What may follow the host of a product link, with ids that would count on the real host. */
const TARGETS = [
  '/item.htm?id=611223344556',
  '/offer/712345678955.html',
  '/item.html?itemID=7212345699',
  '/100012043978.html',
  '/goods.html?goods_id=972484695683',
  '/product/2/7212345699',
  '/product?id=7212345699&platform=WEIDIAN',
  '/en/page/buy?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
  '/?url=https://weidian.com/item.html?itemID=7212345699',
  '/#/goods?url=https://weidian.com/item.html?itemID=7212345699',
  '/item-micro-7212345699.html',
  '//weidian.com/item.html?itemID=7212345699',
  '/@weidian.com/item.html?itemID=7212345699',
]
const REAL_HOSTS = [
  'item.taobao.com',
  'detail.tmall.com',
  'detail.1688.com',
  'weidian.com',
  'item.jd.com',
  'mobile.yangkeduo.com',
  'hoobuy.com',
  'cnfans.com',
  'www.superbuy.com',
]

/** Ways to make a host look like another. */
const DISGUISES: readonly ((host: string) => string)[] = [
  (host) => `${host}.evil.example`,
  (host) => `${host}.co`,
  (host) => `${host}-shop.com`,
  (host) => host.replace('.', '-'),
  (host) => `evil${host}`.replace(/^evil[a-z]+\.(?=.*\.)/, 'evil'),
  (host) =>
    host
      .replace(/o(?=[^.]*\.com$)/, '0')
      .replace(/i(?=[^.]*\.com$)/, 'l')
      .replace('1688', 'l688')
      .replace('jd.', 'jd-'),
  (host) =>
    host.replace('a', 'а').replace('o', 'о').replace('e', 'е').replace('1688', '１688').replace('jd', 'јd'),
  (host) => `evil.example\\@${host}`,
  (host) => `user@${host}`,
  (host) => `user:pass@${host}`,
  (host) => `${host}@evil.example`,
  (host) => `${host}%2F@evil.example`,
  (host) => `${host}\\.evil.example`,
  (host) => `evil.example/${host}`,
  (host) => `evil.example?${host}`,
  (host) => `evil.example#${host}`,
  (host) => host.replace('.', '%2E'),
  (host) => host.replace('.', '..'),
  () => '127.0.0.1',
  () => '2130706433',
  () => '[::1]',
  () => 'localhost:3000',
]

/** Pieces of links and share texts, so that random texts come close to real ones. */
const PIECES = [
  ...TARGETS,
  ...REAL_HOSTS,
  'https://',
  'http://',
  '//',
  '://',
  'javascript:',
  'taobao://',
  'constructor',
  '__proto__',
  'tbopen://m.taobao.com/tbopen/index.html?h5Url=',
  'https%3A%2F%2F',
  'https%253A%252F%252F',
  '%3F',
  '%ff',
  '%',
  '&amp;',
  '&url=',
  '?id=',
  '#/',
  '@',
  '\\',
  '](',
  ')',
  '[',
  '{',
  '【淘宝】',
  '￥AbCdEf12345￥',
  'm.tb.cn/h.3n52vLA',
  '复制',
  '，',
  '🔥',
  ' ',
  '\n',
  '\u200b',
  '\ud800',
]

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 40 })
    .map((all) => all.join('')),
)

test('no text throws, and what comes out is clean: ids of one alphabet, a link that reads as the same item', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = parseLink(text)
      if (!result.ok) {
        if (result.url !== undefined) expect(URL.canParse(result.url)).toBe(true)
        return
      }
      const { platform, itemId, canonicalUrl, sellerId, skuId } = result.link
      expect(itemId).toMatch(/^[0-9a-z]{4,24}$/)
      expect(skuId ?? '').toMatch(/^[0-9]*$/)
      expect(sellerId ?? '').toMatch(/^[\w-]*$/)
      expect(canonicalUrl).toMatch(/^https:\/\/[\w.-]+\.com\/[\w/.?=&-]+$/)
      expect(parseLink(canonicalUrl)).toMatchObject({ ok: true, link: { platform, itemId, canonicalUrl } })
    }),
    { numRuns: 5_000 },
  )
})

test('no look-alike of a host yields an item, whatever follows it', () => {
  const glue = fc.constantFrom('', '看看 ', '(', '【鞋】', 'W2C:')
  fc.assert(
    fc.property(
      glue,
      fc.constantFrom('https://', 'http://', 'HTTPS://', '//', ''),
      fc.constantFrom(...DISGUISES),
      fc.constantFrom(...REAL_HOSTS),
      fc.constantFrom(...TARGETS),
      (before, scheme, disguise, host, target) => {
        fc.pre(disguise(host) !== host)
        const text = before + scheme + disguise(host) + target
        expect(parseLink(text).ok, text).toBe(false)
      },
    ),
    { numRuns: 5_000 },
  )
})

test('the real hosts do yield items, so that the test above can fail', () => {
  expect(canonicalUrlOf(`https://${REAL_HOSTS[0]}${TARGETS[0]}`)).toBe(
    'https://item.taobao.com/item.htm?id=611223344556',
  )
  expect(
    REAL_HOSTS.filter((host) => TARGETS.some((target) => parseLink(`https://${host}${target}`).ok)),
  ).toEqual(REAL_HOSTS)
})

test('a long hostile text takes no longer than its length explains', () => {
  const hostile = [
    'a',
    'a.',
    'http',
    '://',
    'http://',
    'a://',
    '%25',
    '%ff&',
    '(',
    'https://[',
    '&id=1',
    '?url=https://superbuy.com/buy',
    'a:',
    '￥a',
    ')a.co',
    '/item',
    '~',
    '0',
  ]
  for (const piece of hostile) {
    for (const start of [
      '',
      'https://',
      'https://weidian.com/item.html?',
      'https://superbuy.com/en/page/buy?url=',
    ]) {
      const text = (start + piece.repeat(LINK_TEXT_MAX)).slice(0, LINK_TEXT_MAX)
      const begun = performance.now()
      parseLink(text)
      expect(performance.now() - begun, text.slice(0, 60)).toBeLessThan(250)
    }
  }
})
