import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'
import { expect, test } from 'vitest'

/*
 * Executes what docs/deep-link.md tells others to write. e2e/goods-walk.long.test.ts covers that the form
 * fills from it.
 */

const page = readFileSync(new URL('../docs/deep-link.md', import.meta.url), 'utf8')
const SHOP = 'https://shop.example.com/productdetail?url='
const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425&skuId=5611379016222'

const pastedIn = (address: string) => new URL(address).searchParams.get('url') ?? ''
const itemIn = (address: string) => {
  const parsed = parseLink(pastedIn(address))
  return parsed.ok ? `${parsed.link.platform} ${parsed.link.itemId}` : parsed.reason
}

test('every example leads to the item that it names', () => {
  const examples = [...page.matchAll(/https:\/\/shop\.example\.com\/productdetail\?url=[^\s<'"]{20,}/g)]
  expect(examples.map(([address]) => itemIn(address))).toEqual([
    'taobao 674029285425',
    '1688 712345678955',
    'weidian 7212345699',
    'tmall 611223344556',
    'weidian 7212345699',
  ])
})

test('the first example is what encodeURIComponent makes', () => {
  expect(page).toContain(SHOP + encodeURIComponent(TAOBAO))
})

test('the bookmarklet opens the form for the page on which it is clicked', () => {
  const [, code = ''] = /^javascript:(.+)$/m.exec(page) ?? []
  const opened: string[][] = []
  runInNewContext(code, {
    encodeURIComponent,
    location: { href: TAOBAO },
    window: { open: (...args: string[]) => opened.push(args) },
  })
  expect(opened).toEqual([[SHOP + encodeURIComponent(TAOBAO), '_blank', 'noopener']])
  expect(pastedIn(opened[0]![0]!)).toBe(TAOBAO)
})

test('the warning is correct: without encoding, everything after the first & is lost', () => {
  expect(pastedIn(SHOP + TAOBAO)).toBe('https://item.taobao.com/item.htm?id=674029285425')
})

test('the request in code looks up a text that is a link', () => {
  const [, body = ''] = /-d '(\{.*\})'/.exec(page) ?? []
  const { text } = JSON.parse(body) as { text: string }
  expect(parseLink(text)).toMatchObject({ ok: true, link: { platform: 'weidian', viaAgent: 'superbuy' } })
})
