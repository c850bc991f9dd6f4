import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '../cpu-time.test-support.ts'
import { canonicalUrlOf } from './link-cases.ts'
import { isItemNumber } from './item-number.ts'
import { DISGUISES, PIECES, REAL_HOSTS, TARGETS } from './fuzz-texts.ts'
import { LINK_TEXT_MAX } from './limits.ts'
import { parseLink } from './parse-link.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

const anyText = fc.oneof(
  fc.string({ unit: anyLetter, maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 40 })
    .map((all) => all.join('')),
)

test('no text throws, and every result is clean: ids of one alphabet, a link that parses to the same item', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = parseLink(text)
      if (!result.ok) {
        if (result.url !== undefined) expect(URL.canParse(result.url)).toBe(true)
        return
      }
      const { platform, itemId, canonicalUrl, sellerId, skuId } = result.link
      expect(itemId).toMatch(/^[0-9a-z]{4,24}$/)
      expect(isItemNumber(platform, itemId), itemId).toBe(true)
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

test('a long hostile text takes only linear time', () => {
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
      expect(
        cpuMs(() => parseLink(text)),
        text.slice(0, 60),
      ).toBeLessThan(250)
    }
  }
})
