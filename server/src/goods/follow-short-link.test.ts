import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { describe, expect, test } from 'vitest'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import type { guardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts'
import { testWorld } from '../../test/world.ts'
import { recognise } from './follow-short-link.ts'

const world = testWorld()
const ITEM = 'https://item.taobao.com/item.htm?id=674029285425'

/** A stub of the internet: the content at each address, or its redirection (`→ …`). Records the visits. */
function outside(pages: Record<string, string>) {
  const visits: string[] = []
  const fetchPage: typeof guardedFetch = async (_, address, { isGoal }) => {
    for (let url = address; ;) {
      if (isGoal?.(url)) return answer(url, '')
      visits.push(url)
      const page = pages[url]
      if (page === undefined) throw new FetchRefused('unreachable')
      if (!page.startsWith('→ ')) return answer(url, page)
      url = page.slice(2)
    }
  }
  const answer = (url: string, text: string) => ({
    url,
    status: 200,
    contentType: 'text/html',
    charset: undefined,
    cacheControl: '',
    body: Buffer.from(text),
  })
  const read = async (text: string) =>
    (await recognise({ world: world.world, now: world.clock.now() }, { text }, fetchPage)).result
  return { visits, read }
}

const itemOf = async (found: Promise<ParsedLink>) => {
  const parsed = await found
  return parsed.ok ? parsed.link.itemId : parsed.reason
}

describe('a short link is followed', () => {
  test.each([
    ['by a redirect', `→ ${ITEM}&spm=a.b`],
    ['by two', '→ https://s.click.taobao.com/t?e=abc'],
    ['by the script of a page', `<script>var url = '${ITEM}&amp;ut_sk=1'; location.replace(url)</script>`],
    ['by escaped data', `{"url":"https:\\/\\/item.taobao.com\\/item.htm?id=674029285425"}`],
    [
      'past the log-in that knows where to go on',
      `→ https://login.taobao.com/jump?redirect=${encodeURIComponent(ITEM)}`,
    ],
  ])('%s', async (how, page) => {
    const url = `https://m.tb.cn/h.${how.replaceAll(/\W/g, '')}`
    const { read } = outside({
      [url]: page,
      'https://s.click.taobao.com/t?e=abc': `→ ${ITEM}`,
      [`https://login.taobao.com/jump?redirect=${encodeURIComponent(ITEM)}`]: '<form>',
    })
    expect(await itemOf(read(`【淘宝】假一赔四 ${url} 「衬衫」点击链接直接打开`))).toBe('674029285425')
  })

  test('once, even if it is looked up again', async () => {
    const { read, visits } = outside({ 'https://m.tb.cn/h.once': `→ ${ITEM}` })
    await read('https://m.tb.cn/h.once')
    expect(await itemOf(read('https://m.tb.cn/h.once'))).toBe('674029285425')
    expect(visits).toEqual(['https://m.tb.cn/h.once'])
  })

  test('not if the text already names its item', async () => {
    const { read, visits } = outside({})
    expect(await itemOf(read(ITEM))).toBe('674029285425')
    expect(visits).toEqual([])
  })
})

describe('a short link that leads to no product', () => {
  test('is `blocked` if it leads to a log-in or robot check', async () => {
    const wall = 'https://login.taobao.com/member/login.jhtml'
    const { read } = outside({ 'https://m.tb.cn/h.wall': `→ ${wall}`, [wall]: '<title>登录</title>' })
    expect(await itemOf(read('https://m.tb.cn/h.wall'))).toBe('blocked')
  })

  test('stays a short link if it leads to a page without a product', async () => {
    const { read } = outside({ 'https://m.tb.cn/h.none': '<p>活动已结束</p>' })
    expect(await read('https://m.tb.cn/h.none')).toMatchObject({
      ok: false,
      reason: 'needs_redirect',
      url: 'https://m.tb.cn/h.none',
    })
  })

  test('is fetched again after ten minutes, not before', async () => {
    const pages: Record<string, string> = {}
    const { read, visits } = outside(pages)
    const url = 'https://m.tb.cn/h.later'
    expect(await itemOf(read(url))).toBe('needs_redirect')
    pages[url] = `→ ${ITEM}`
    world.clock.advance({ minutes: 9 })
    expect(await itemOf(read(url))).toBe('needs_redirect')
    world.clock.advance({ minutes: 2 })
    expect(await itemOf(read(url))).toBe('674029285425')
    expect(visits).toHaveLength(2)
  })

  test('is deleted after a day', async () => {
    const { read } = outside({})
    await read('https://m.tb.cn/h.forgotten')
    world.clock.advance({ hours: 25 })
    await read('https://m.tb.cn/h.other')
    const kept = await world.db
      .selectFrom('short_links')
      .where('fault', 'is not', null)
      .select('url')
      .execute()
    expect(kept).toEqual([{ url: 'https://m.tb.cn/h.other' }])
  })
})

test('the API returns it as an ordinary link, or the reason why not', async () => {
  const found = await world.caller()('POST /links/resolve', { body: { text: 'https://m.tb.cn/h.once' } })
  expect(found.link?.item_id).toBe('674029285425')
  const product = await world.caller()('GET /products', { query: { url: 'https://m.tb.cn/h.once' } })
  expect(product.link?.item_id).toBe('674029285425')
})
