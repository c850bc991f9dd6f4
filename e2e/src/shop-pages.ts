import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { isLong, someOf } from '@longhaul/domain/form.test-support.ts'
import { type Lang, LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEASURED, axeFaults } from './axe.ts'
import { type Seat, launch, setTouch, sitDown } from './browser.ts'
import { caller, login } from './calls.ts'
import { barFaults, geometryFaults } from './geometry.ts'
import { keyboardFaults } from './keyboard.ts'
import { logInAt } from './log-in.ts'
import { settled } from './page-faults.ts'
import { expectOwnWords, writtenByShoppers } from './page-words.ts'
import { MEI, readableRoutes, shopRoutes, thingsOfMei } from './routes.ts'
import { shop } from './shop.ts'
import { wordsIn } from './words.ts'

/*
 * Every address of the shop (docs/rules/storefront.md), opened as a deep link in both languages: what every
 * page must satisfy, whatever it shows. Each is opened once per language and checked at all widths, by axe
 * and by keyboard: the structure of the wide page in English and of the narrow one in Chinese, the geometry
 * and the words of both in both. `npm test` opens the addresses alternately in one language and the other, at
 * two of the widths; `npm run test:long` opens each in both, at all widths.
 */

const { url } = await shop()
const browser = await launch()
const things = await thingsOfMei(url)
/** The smallest telephone, an ordinary one, a tablet, the design's page width. */
const WIDTHS = [320, 375, 768, 1190]
const LOOKS = inBoth(
  { widths: WIDTHS.toReversed(), keyboard: { width: 1190, height: 800, touch: false } },
  { widths: WIDTHS, keyboard: { width: 375, height: 700, touch: true } },
)

/** Every address of the shop in one language. */
export function describePages(lang: Lang): void {
  describe(`in ${lang}`, () => {
    const { widths, keyboard } = LOOKS[lang]
    let guest: Seat
    let mei: Seat
    let siteName: string
    let written: string[]
    const titles: string[] = []
    const walked = new Set<Page>()
    const words = wordsIn(lang)

    beforeAll(async () => {
      siteName = (await caller(url, undefined, lang)('GET /configurations')).WEBSITE_NAME
      written = await writtenByShoppers(url)
      const way = { lang, width: widths[0]!, height: 800 }
      guest = await sitDown(browser, url, way)
      mei = await sitDown(browser, url, way)
      await logInAt(mei, url, MEI)
    })
    afterAll(async () => {
      await guest?.context.close()
      await mei?.context.close()
    })

    /** Opens an address as on a first visit; the width is the one that axe checks. */
    async function open(page: Page, path: string): Promise<number | undefined> {
      await setTouch(page, true)
      await page.setViewportSize({ width: widths[0]!, height: 800 })
      const response = await page.goto(path)
      await settled(page)
      return response?.status()
    }

    /** Checks for a single language, and a title that no previous page had. */
    async function expectAnotherTitle(page: Page): Promise<void> {
      const title = await expectOwnWords(page, lang, written)
      expect.soft(titles, 'titles of other pages').not.toContain(title)
      titles.push(title)
    }

    /**
     * Axe, every width and, if requested, the Tab key, for an open page. The header and footer of a person's
     * pages are walked once.
     */
    async function faultsOf(page: Page, byKeyboard: boolean): Promise<string[]> {
      const faults = (await axeFaults(page, MEASURED)).map((fault) => `at ${widths[0]} px: ${fault}`)
      for (const width of someOf(widths, 2)) faults.push(...(await geometryFaults(page, width)))
      faults.push(...(await barFaults(page)))
      if (!byKeyboard) return faults
      const { touch, ...size } = keyboard
      await setTouch(page, touch)
      await page.setViewportSize(size)
      const part = walked.has(page) && !isLong ? 'main' : 'page'
      walked.add(page)
      return [...faults, ...(await keyboardFaults(page, part)).map((fault) => `by keyboard: ${fault}`)]
    }

    test.each(someOf(shopRoutes, LANGS.length, LANGS.indexOf(lang)))(
      '$name',
      async ({ path, guarded, byKeyboard, ownWords }) => {
        const { page, complaints } = guarded ? mei : guest
        complaints.length = 0
        expect(await open(page, path(things))).toBe(200)
        const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts()
        expect(headings, 'headings of level 1').toHaveLength(1)
        expect(headings[0]).not.toBe(words.shop.shell.notFound.title)
        // Its title is set by an effect, a moment after hydration.
        await expect.poll(() => page.title()).toMatch(new RegExp(`\\S · ${siteName}$`))
        expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[lang].html)
        expect(new URL(page.url()).pathname).toBe(new URL(path(things), url).pathname)
        if (ownWords) await expectAnotherTitle(page)
        expect([...(await faultsOf(page, byKeyboard)), ...complaints]).toEqual([])
      },
    )

    test('the desk, which is what a shopper sees at /', async () => {
      const { page, complaints } = mei
      complaints.length = 0
      expect(await open(page, '/')).toBe(200)
      const faults: string[] = []
      for (const width of WIDTHS) faults.push(...(await geometryFaults(page, width)))
      expect([...faults, ...complaints]).toEqual([])
    })

    test('/user/result of a new password', async () => {
      const { page, complaints } = guest
      complaints.length = 0
      await page.goto('/user/result?of=password')
      await settled(page)
      await expectAnotherTitle(page)
      expect(complaints).toEqual([])
    })

    test('an unknown address is a 404 with a link home', async () => {
      const { page, complaints } = guest
      complaints.length = 0
      expect(await open(page, '/no/such/page')).toBe(404)
      await page.getByRole('heading', { level: 1, name: words.shop.shell.notFound.title }).waitFor()
      await expectAnotherTitle(page)
      expect(await faultsOf(page, true)).toEqual([])
      await page.getByRole('link', { name: words.shop.shell.notFound.home }).click()
      await page.waitForURL(`${url}/`)
      expect(complaints).toEqual([])
      // Requested from the built server: a bundler may drop what the sources do.
      const undecodable = await page.request.get(`${url}/%E0%A4%A`)
      expect([undecodable.status(), undecodable.headers()['content-type']]).toEqual([
        404,
        expect.stringContaining('text/html'),
      ])
    })

    test('public pages can be read without JavaScript', async () => {
      const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
      await context.addCookies([{ name: 'lang', value: lang, url }])
      const page = await context.newPage()
      for (const path of someOf(readableRoutes, LANGS.length, LANGS.indexOf(lang))) {
        await page.goto(path)
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
        expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[lang].html)
      }
      await context.close()
    })
  })
}

/** Checks that involve addresses and no words: one language is enough. */
export function describeOnce(lang: Lang): void {
  test('a guest at a guarded address is asked to log in', async () => {
    const { page, context, complaints } = await sitDown(browser, url, { lang, width: 1190, height: 800 })
    const guarded = shopRoutes.filter((route) => route.guarded)
    for (const { path } of someOf(guarded, 3)) {
      await page.goto(path(things))
      await page.waitForURL((address) => address.pathname === '/user/login')
      expect(new URL(page.url()).searchParams.get('back')).toBe(path(things))
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a known product is in the document, and the form that follows keeps what was typed', async () => {
    const known = `https://item.taobao.com/item.htm?id=812600000101`
    const call = caller(url, undefined, lang)
    const look = () => call('GET /products', { query: { url: known } })
    let { product } = await look()
    while (product?.more_images) ({ product } = await look())
    const path = `/productdetail?url=${encodeURIComponent(known)}`
    const name = nameFor(lang, product)

    const reader = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
    await reader.addCookies([{ name: 'lang', value: lang, url }])
    const document = await reader.newPage()
    await document.goto(path)
    await document.getByRole('heading', { level: 2, name }).waitFor()
    expect(await document.title()).toContain(name)
    await document.locator('main img[fetchpriority="high"]').waitFor()
    await reader.close()

    const { page, context, complaints } = await sitDown(browser, url, { lang, width: 1190, height: 800 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await settled(page)
    await page.getByRole('heading', { level: 2, name }).waitFor()
    expect(asked).not.toContain('/api/v1/products')
    const tile = page.getByRole('radio').first()
    await tile.check({ force: true })
    await page.reload()
    await settled(page)
    await expect.poll(() => tile.isChecked()).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a screen that loads after its data fits into the page', async () => {
    const mei = await sitDown(browser, url, { lang, width: 1190, height: 800 })
    await logInAt(mei, url, MEI)
    const { page, context, complaints } = mei
    const words = wordsIn(lang).shop
    const { cart_count } = await (await login(url, MEI))('GET /users/info')
    let held = 0
    const answered = page.waitForResponse('**/api/v1/users/info')
    await page.route('**/AddressBookScreen-*.js', async (route) => {
      held += 1
      await answered
      await route.continue()
    })
    await page.goto('/mine/address')
    await settled(page)
    await page.getByRole('button', { name: words.shell.accountOf('Mei Lin') }).waitFor()
    await page
      .getByRole('link', { name: words.shell.cartOf(cart_count) })
      .first()
      .waitFor()
    expect(held, 'the screen is a chunk of its own').toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })
}

/** The name of a product that a reader of the language can read. */
const nameFor = (lang: Lang, product: { title: string; helper_title: string } | null): string =>
  (LANGUAGES[lang].script === 'latin' && product?.helper_title) || (product?.title ?? '')
