import { LANGS, htmlLang } from '@longhaul/text/lang.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from './src/axe.ts'
import { type Seat, launch, sitDown } from './src/browser.ts'
import { SHOPPER_PASSWORD, caller, login } from './src/calls.ts'
import { clippedText, coveredAtTheEnd, smallTargets } from './src/geometry.ts'
import { settled, sidewaysFaults } from './src/page-faults.ts'
import { MEI, readableRoutes, shopRoutes, thingsOfMei } from './src/routes.ts'
import { shop } from './src/shop.ts'
import { wordsIn } from './src/words.ts'

/*
 * Every address of the specification's table, opened as a deep link in both languages: what every page must be, whatever it shows (ux.md 2.4).
 */

const { url } = await shop()
/** The smallest telephone, an ordinary one, a tablet, the page width of the specification. */
const WIDTHS = [320, 375, 768, 1190]
/** Below it pages are for fingers. */
const POINTER = 768

let browser: Browser
let things: Awaited<ReturnType<typeof thingsOfMei>>

beforeAll(async () => {
  ;[browser, things] = await Promise.all([launch(), thingsOfMei(url)])
})
afterAll(() => browser?.close())

describe.each(LANGS)('in %s', (lang) => {
  let guest: Seat
  let mei: Seat
  let siteName: string
  const words = wordsIn(lang)

  beforeAll(async () => {
    siteName = (await caller(url, undefined, lang)('GET /configurations')).WEBSITE_NAME
    const way = { lang, width: WIDTHS[0]!, height: 800, touch: true }
    guest = await sitDown(browser, url, way)
    mei = await sitDown(browser, url, way)
    const { token } = await caller(url)('POST /login', { body: { email: MEI, password: SHOPPER_PASSWORD } })
    await mei.context.addCookies([
      { name: 'token', value: token, url },
      { name: 'isLogin', value: 'true', url },
    ])
  })
  afterAll(async () => {
    await guest?.context.close()
    await mei?.context.close()
  })

  test.each(shopRoutes)('$name', async ({ path, guarded }) => {
    const { page, complaints } = guarded ? mei : guest
    complaints.length = 0
    const faults: string[] = []
    for (const [at, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 })
      if (at === 0) {
        const response = await page.goto(path(things))
        expect(response?.status()).toBe(200)
        await settled(page)
        expect(await page.getByRole('heading', { level: 1 }).count(), 'headings of level 1').toBe(1)
        expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(
          words.shop.shell.notFound.title,
        )
        expect(await page.title()).toMatch(new RegExp(`\\S · ${siteName}$`))
        expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[lang])
        expect(new URL(page.url()).pathname).toBe(new URL(path(things), url).pathname)
      }
      const found = [
        ...(await sidewaysFaults(page)),
        ...(await smallTargets(page, width < POINTER ? 44 : 24)),
        ...(await clippedText(page)),
        // Between the two there is no other layout.
        ...(width === 320 || width === 1190 ? await axeFaults(page) : []),
      ]
      faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
    }
    // It leaves the page at its end, so that it is asked last.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      faults.push(...(await coveredAtTheEnd(page)).map((fault) => `at ${width} px: ${fault}`))
    }
    expect([...faults, ...complaints]).toEqual([])
  })

  test('an unknown address is a 404 with a way home', async () => {
    const { page, complaints } = guest
    complaints.length = 0
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: words.shop.shell.notFound.title }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: words.shop.shell.notFound.home }).click()
    await page.waitForURL(`${url}/`)
    expect(complaints).toEqual([])
  })

  test('a guest at a guarded address is asked to log in', async () => {
    const { page, complaints } = guest
    complaints.length = 0
    for (const { path } of shopRoutes.filter((route) => route.guarded)) {
      await page.goto(path(things))
      await page.waitForURL((address) => address.pathname === '/user/login')
      expect(new URL(page.url()).searchParams.get('back')).toBe(path(things))
    }
    expect(complaints).toEqual([])
  })

  test('a part of the shell that comes later than the answers fits into the page', async () => {
    const { page, complaints } = mei
    const { cart_count } = await (await login(url, MEI))('GET /users/info')
    for (const part of ['UserMenu', 'AccountNav', 'Around']) {
      complaints.length = 0
      let held = 0
      const answered = page.waitForResponse('**/api/v1/users/info')
      await page.route(`**/${part}-*.js`, async (route) => {
        held += 1
        await answered
        await route.continue()
      })
      await page.goto('/mine/address')
      await settled(page)
      await page.getByRole('button', { name: words.shop.shell.accountOf('Mei Lin') }).waitFor()
      await page
        .getByRole('link', { name: words.shop.shell.cartOf(cart_count) })
        .first()
        .waitFor()
      await page.unroute(`**/${part}-*.js`)
      expect(held, `${part} is a chunk of its own`).toBe(1)
      expect(complaints, part).toEqual([])
    }
  })

  test('public pages can be read without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
    await context.addCookies([{ name: 'lang', value: lang, url }])
    const page = await context.newPage()
    for (const path of readableRoutes) {
      await page.goto(path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[lang])
    }
    await context.close()
  })
})
