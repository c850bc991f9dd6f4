import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'
import { STAFF_AUDIENCE } from '../platform/events.ts'
import { pageAddress } from './page-address.ts'
import { structuredData } from './structured-data.ts'

const world = testWorld()
let ada: Person

beforeAll(async () => {
  ada = await world.staff('ada', ['admin'])
})

/** Changes a setting and waits until the notification has come back from the database. */
async function change(name: string, value: string | string[], before: string | string[] = '') {
  const notified = new Promise<void>((resolve) => {
    const end = world.world.events.listen(STAFF_AUDIENCE, (topic) => {
      if (topic !== 'site') return
      end()
      resolve()
    })
  })
  await ada.call('PUT /staff/settings', { body: { changes: [{ name, before, value }], reason: '' } })
  await notified
}
const get = async (url: string) => await world.inject({ url })

describe('the addresses of a page', () => {
  const both = { open: ['en', 'zh'], standard: 'en' } as const

  test('have the standard language at the bare path, the other one at ?lang=, and x-default', () => {
    const address = pageAddress(inBoth('/faq/59/How-to-buy', '/faq/59/x'), 'zh', both)
    expect(address).toEqual({
      canonical: 'http://shop.test/faq/59/x?lang=zh',
      alternates: [
        ['en', 'http://shop.test/faq/59/How-to-buy'],
        ['zh', 'http://shop.test/faq/59/x?lang=zh'],
        ['x-default', 'http://shop.test/faq/59/How-to-buy'],
      ],
    })
  })

  test('are one for an untranslated page, even when it is shown in the other language', () => {
    expect(pageAddress(inBoth<string | null>('/article/5/a', null), 'zh', both)?.canonical).toBe(
      'http://shop.test/article/5/a',
    )
  })

  test('omit a closed language; on a Chinese site the bare path is Chinese', () => {
    expect(pageAddress(inBoth('/a', '/a'), 'en', { open: ['en'], standard: 'en' })?.alternates).toEqual([
      ['en', 'http://shop.test/a'],
      ['x-default', 'http://shop.test/a'],
    ])
    expect(pageAddress(inBoth('/a', '/a'), 'zh', { open: ['en', 'zh'], standard: 'zh' })?.canonical).toBe(
      'http://shop.test/a',
    )
    expect(pageAddress(inBoth<string | null>('/a', null), 'zh', { open: ['zh'], standard: 'zh' })).toBeNull()
  })
})

describe('structured data', () => {
  const site = {
    WEBSITE_NAME: 'Haul',
    WEBSITE_INFO: 'We buy.',
    icon_path: '/i.png',
    contact_email: 'a@b.example',
  }
  test('describes the home page as the site, an article with date and language, and no other page', () => {
    const configuration = [['GET /configurations'], site] as [readonly unknown[], unknown]
    const article = {
      article_name: 'A',
      summary: 'B',
      updated_at: '2026-01-01T00:00:00.000Z',
      lang: 'zh',
      is_faq: true,
    }
    expect(structuredData('/', 'u', [configuration])).toMatchObject({ '@type': 'WebSite', name: 'Haul' })
    expect(
      structuredData('/faq/1', 'http://shop.test/faq/1', [
        configuration,
        [['GET /article/{id}', {}], article],
      ]),
    ).toMatchObject({
      '@type': 'TechArticle',
      inLanguage: 'zh-Hans',
      publisher: { logo: 'http://shop.test/i.png' },
    })
    expect(structuredData('/fulfilment', 'u', [configuration])).toBeUndefined()
  })
})

describe('files for search engines', () => {
  test('the sitemap lists every article in both languages, each under its own name', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toContain('<loc>http://shop.test/faq/59/How-to-buy</loc>')
    expect(body).toContain(`<loc>http://shop.test/faq/59/${encodeURIComponent('如何下单')}?lang=zh</loc>`)
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://shop.test/faq/59/How-to-buy"/>',
    )
    expect(body.match(/<url>/g)!.length).toBeGreaterThan(2 * 60)
    expect(body).not.toContain('/console')
  })

  test('robots.txt excludes private pages, and names the sitemap', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Disallow: /mine/')
    expect(body).toContain('Disallow: /search')
    expect(body).toContain('Disallow: /console')
    expect(body).toContain('Sitemap: http://shop.test/sitemap.xml')
    expect(body).not.toContain('Disallow: /faq')
  })
})

describe('the look of the site', () => {
  test('without a brand there is no style sheet to fetch', async () => {
    expect((await get('/brand.css')).body).toBe('')
  })

  test('a colour is a style sheet on our origin, in both themes, immediately', async () => {
    await change('brandPrimary', '#0b5d3b')
    const { body, headers } = await get('/brand.css')
    expect(headers['content-type']).toContain('text/css')
    expect(body).toContain("[data-theme='light']{--primary:#0b5d3b;")
    expect(body).toContain("[data-theme='dark']{--primary:#")
    expect(body).not.toContain('--seal')
    expect(JSON.parse((await get('/site.webmanifest')).body)).toMatchObject({ theme_color: '#0b5d3b' })
  })

  test('can be installed, and treats what other programs share like pasted text', async () => {
    const manifest = JSON.parse((await get('/site.webmanifest')).body)
    expect(manifest).toMatchObject({
      display: 'standalone',
      share_target: { action: '/productdetail', method: 'GET', params: { text: 'url', url: 'url' } },
    })
    const tiles: { src: string; type: string }[] = manifest.icons
    expect(tiles.length).toBeGreaterThan(2)
    for (const { src, type } of tiles) {
      const icon = await get(src)
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
    }
  })

  test('a closed language leaves the sitemap', async () => {
    await change('languages', ['en'], ['en', 'zh'])
    expect((await get('/sitemap.xml')).body).not.toContain('lang=zh')
    await change('languages', ['en', 'zh'], ['en'])
    expect((await get('/sitemap.xml')).body).toContain('lang=zh')
  })
})

test.each(['/%E0%A4%A', '//not-found'])('%s is answered like an address without a page', async (odd) => {
  const [broken, unknown] = [await get(odd), await get('/not-found')]
  expect([broken.statusCode, broken.headers['content-type']]).toEqual([
    unknown.statusCode,
    unknown.headers['content-type'],
  ])
  expect(broken.headers['content-type']).toContain('text/html')
})

test.each([
  '/goods/taobao/nonsense',
  '/goods/taobao/-1',
  `/goods/taobao/${'9'.repeat(3_000)}`,
  '/goods/xiaohongshu/812600000101',
  '/goods/other/812600000101',
  `/goods/${'x'.repeat(100)}/812600000101`,
])('there is no page for a number that no product can have: %s', async (path) => {
  const page = await get(path)
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('There’s no product with this number')
  const zh = await world.inject({ url: path, headers: { cookie: 'lang=zh' } })
  expect([zh.statusCode, zh.body]).toEqual([404, expect.stringContaining('没有这个编号的商品')])
})

test('the monospaced font is preloaded by the pages that show it, so that it is not fetched only once they are laid out', async () => {
  const { body: home } = await get('/')
  expect(home).toMatch(/<link rel="preload" as="font"[^>]*plex-mono/)
  const { body: login } = await get('/user/login')
  expect(login).toMatch(/<link rel="preload" as="font"[^>]*plex-sans/)
  expect(login).not.toMatch(/<link rel="preload" as="font"[^>]*plex-mono/)
})

test.each(LANGS)(
  'home in %s fits into the ten segments that a server may send before it hears back',
  async (lang) => {
    const { rawPayload, headers } = await world.inject({
      url: '/',
      headers: { cookie: `lang=${lang}`, 'accept-encoding': 'br' },
    })
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    // Reviews and what a deployment adds take the rest.
    expect(rawPayload.byteLength + head.join('').length).toBeLessThan(10 * 1_460 - 600)
  },
)

test('a product without purchases has a page', async () => {
  expect((await get('/goods/taobao/812600000101')).statusCode).toBe(200)
})
