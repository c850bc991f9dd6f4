import { someOf } from '@longhaul/domain/form.test-support.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { inEachLanguage, type LANGS, type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, launch, sitDown } from './browser.ts'
import { caller, staff } from './calls.ts'
import { eventually } from './eventually.ts'
import { settled, sidewaysFaults } from './page-faults.ts'
import { headingFaults, longLines, screenOnlyParts } from './reading.ts'
import { sees } from './scene.ts'
import { shop as ownShop } from './shop.ts'
import { wordsIn } from './words.ts'

/*
 * Acceptance tests of help and articles (docs/rules/storefront.md). shop-pages.ts verifies that they can be
 * read without JavaScript.
 */

const { url } = await ownShop()
let browser: Browser
/** For each language, an article that exists only in that language. */
let lonely: Record<(typeof LANGS)[number], number>

beforeAll(async () => {
  browser = await launch()
  lonely = inBoth(await writeArticle('en'), await writeArticle('zh'))
})
afterAll(async () => {
  for (const id of Object.values(lonely ?? {})) await setPublished(id, false)
  await browser?.close()
})

/**
 * The acceptance lists of help and articles in one language: English on a desktop, Chinese on a telephone.
 */
export function describeHelp(lang: Lang): void {
  describe(`in ${lang}`, () => {
    const { shop, ui } = wordsIn(lang)
    const other = lang === 'en' ? 'zh' : 'en'
    const way = lang === 'en' ? { lang, width: 1190, height: 800 } : { lang, width: 375, height: 812 }
    let seat: Seat
    let articles: Reply<'GET /article'>['articles']
    let howToBuy: string

    beforeAll(async () => {
      seat = await sitDown(browser, url, way)
      const call = caller(url, undefined, lang)
      const [help, rest] = await Promise.all([
        call('GET /article', { query: { is_faq: true } }),
        call('GET /article', { query: { is_faq: false } }),
      ])
      articles = [...help.articles, ...rest.articles]
      howToBuy = articles.find(({ id }) => id === 59)!.article_name
    })
    afterAll(() => seat?.context.close())

    describe('/faq', () => {
      test('59 is How to buy; a missing, old or wrong name still opens it, and the canonical address is set', async () => {
        const { page } = seat
        const canonicals = []
        for (const path of ['/faq/59', '/faq/59/old-name', '/faq/59/%E6%97%A7']) {
          const answer = await page.goto(path)
          expect(answer?.status(), path).toBe(200)
          await sees(page.getByRole('heading', { level: 1, name: howToBuy }))
          // As the server sends it, and as the page has it after hydration.
          canonicals.push(/rel="canonical" href="([^"]+)"/.exec((await answer?.text()) ?? '')?.[1])
          await settled(page)
          canonicals.push(await page.locator('link[rel="canonical"]').getAttribute('href'))
        }
        expect(new Set(canonicals).size).toBe(1)
        expect(decodeURIComponent(canonicals[0]!)).toMatch(
          new RegExp(`^${url}/faq/59/${lang === 'en' ? 'How-to-buy' : '如何'}`),
        )
      })

      test('search finds English and Chinese words; without a result it links to customer service', async () => {
        const { page } = seat
        for (const words of ['refund', '退款']) {
          await page.goto('/faq')
          await settled(page)
          const box = page.getByRole('searchbox', { name: shop.help.searchLabel })
          await box.fill(words)
          await box.press('Enter')
          await sees(page.getByRole('heading', { level: 1, name: shop.help.resultsTitle(words) }))
          await sees(page.getByRole('main').getByRole('listitem').getByRole('link'))
        }
        await page.goto('/faq?q=xyzzyplugh')
        await sees(page.getByText(shop.help.nothingFound('xyzzyplugh')))
        await page.getByRole('main').getByRole('link', { name: shop.help.contact }).click()
        await page.waitForURL((address) => address.pathname.startsWith('/article/105'))
      })

      test('the contents list links to its headings and marks the one being read', async () => {
        const { page } = seat
        // On a telephone the list is hidden: the article is read from top to bottom.
        await page.setViewportSize({ ...way, width: 1190 })
        await page.goto('/faq/59')
        await settled(page)
        const links = page.getByRole('navigation', { name: shop.help.contents }).getByRole('link')
        await links.nth(1).click()
        await eventually(async () => expect(await links.nth(1).getAttribute('aria-current')).toBe('location'))
        const heading = page.getByRole('heading', { level: 2, name: await links.nth(1).innerText() })
        const top = await heading.evaluate((entry) => entry.getBoundingClientRect().top)
        // Below the search banner, which stays at the top.
        expect(top).toBeGreaterThanOrEqual(64)
        expect(top).toBeLessThan(way.height / 2)
        await page.setViewportSize(way)
      })

      test('an untranslated article is shown in the other language, which is stated and marked', async () => {
        const { page } = seat
        await page.goto(`/faq/${lonely[other]}`)
        await sees(page.getByText(shop.help.otherLanguage))
        const article = page.getByRole('article')
        expect(await article.getAttribute('lang')).toBe(LANGUAGES[other].html)
        expect(await page.getByText(shop.help.otherLanguage).getAttribute('lang')).toBe(LANGUAGES[lang].html)
      })

      test.each(['/faq/999999', '/article/999999', '/faq/how-to-buy', '/article/x'])(
        '%s is not found',
        async (path) => {
          const { page } = seat
          expect((await page.goto(path))?.status()).toBe(404)
          await sees(page.getByRole('heading', { level: 1, name: shop.shell.notFound.title }))
        },
      )
    })

    describe('/article', () => {
      test('an article of the footer opens from there, with its name in the address', async () => {
        const { page } = seat
        await page.goto('/faq')
        await settled(page)
        const { articles: feet } = await caller(url, undefined, lang)('GET /footer_articles')
        const { article_name: name, id } = feet[0]!
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        await sees(page.getByRole('heading', { level: 1, name }))
        expect(decodeURIComponent(new URL(page.url()).pathname)).toMatch(new RegExp(`^/article/${id}/.+`))
      })

      test('every article: headings in order, alternatives for pictures, readable line lengths, tables that scroll in place', async () => {
        // Rendered by the server, without scripts, so that there is no network to wait for.
        const context = await browser.newContext({ baseURL: url, viewport: way, javaScriptEnabled: false })
        await context.addCookies([{ name: 'lang', value: lang, url }])
        const page = await context.newPage()
        const faults: string[] = []
        for (const { id, is_faq: help } of someOf(articles, 3)) {
          const path = `/${help ? 'faq' : 'article'}/${id}`
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          const found = [
            ...(await headingFaults(page)),
            ...(await longLines(page)),
            ...(await sidewaysFaults(page)),
            ...(await page
              .locator('.article-body img:not([alt]), .article-body img[alt=""]')
              .evaluateAll((all) => all.map(() => 'no alternative'))),
          ]
          faults.push(...found.map((fault) => `${path} ${fault}`))
        }
        await context.close()
        expect(faults).toEqual([])
      })

      test('shows its date of change in the reader’s format, and copies its own address', async () => {
        const { page, context } = seat
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.goto('/article/101/some-old-name')
        await settled(page)
        const foot = page.getByRole('article').locator('footer')
        expect(await foot.locator('time').innerText()).toMatch(
          lang === 'zh' ? /^\d{4}\s?年\s?\d+\s?月\s?\d+\s?日$/ : /^\d{1,2} [A-Z][a-z]{2} \d{4}$/,
        )
        await foot.getByRole('button', { name: ui.copyText.copyWhat(shop.help.copyLink) }).click()
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
      })

      test('only the article is printed', async () => {
        const { page } = seat
        for (const path of ['/faq/59', '/article/101']) {
          await page.goto(path)
          await settled(page)
          await page.emulateMedia({ media: 'print' })
          expect(await screenOnlyParts(page), path).toEqual([])
          expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
          await page.emulateMedia({ media: null })
        }
      })
    })

    test('no page logged an error', () => {
      expect(seat.complaints).toEqual([])
    })
  })
}

/** Writes and publishes an article in one language; returns its number. */
async function writeArticle(lang: (typeof LANGS)[number]): Promise<number> {
  const admin = await staff(url, 'admin')
  const words = {
    article_name: `Only ${lang}`,
    summary: 'One language.',
    body: '## First\n\nOne.\n\n## Second\n\nTwo.',
  }
  const none = { article_name: '', summary: '', body: '' }
  const { id } = await admin('POST /staff/articles', {
    body: {
      kind: 'help',
      category: 'start',
      position: 900,
      ...inEachLanguage((own) => (own === lang ? words : none)),
    },
  })
  await setPublished(id, true)
  return id
}

/** The other walks use the same site, so this one cleans up. */
async function setPublished(id: number, published: boolean): Promise<void> {
  const admin = await staff(url, 'admin')
  await admin('POST /staff/articles/{id}/publish', { params: { id }, body: { published } })
}
