import { someOf } from '@longhaul/domain/form.test-support.ts'
import { pagesIn } from '@longhaul/text/storefront/shell/pages.ts'
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { CHINESE, ENGLISH_AT_1190, type Seat, type Way, launch, sitDown } from './src/browser.ts'
import { logInAt, logInStaffAt } from './src/log-in.ts'
import { settled } from './src/page-faults.ts'
import { MEI } from './src/routes.ts'
import { countLoads } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { wordsIn } from './src/words.ts'

/*
 * A page that is open while a new version is deployed: none of its further scripts and sheets exists any more
 * (docs/rules/storefront.md). Whatever its reader presses, there is never a white page: it reloads, at most
 * once a minute, or says what to do.
 */

const { url } = await shop()
const browser = await launch()

type Reader = {
  name: string
  logIn?: (seat: Seat) => Promise<void>
  pages: readonly string[]
  /** A link on each of them, to a page with a chunk of its own. */
  other: string
}

const READERS: readonly Reader[] = [
  { name: 'guest', pages: ['/', '/faq/59', '/productdetail', '/user/login'], other: '/user/register' },
  {
    name: 'shopper',
    logIn: (seat) => logInAt(seat, url, MEI),
    pages: ['/', '/mine/order', '/mine/setting', '/faq/59'],
    other: '/message',
  },
  {
    name: 'staff',
    logIn: (seat) => logInStaffAt(seat, url, 'admin'),
    pages: ['/console', '/console/review', '/console/configuration'],
    other: '/console/purchase',
  },
]

/** The files that a build names by a hash of their content. */
const FILES = /\/assets\/.*\.(?:js|css)$/

/** What happened to the old files: removed, or kept from the browser by a proxy or a blocker. */
type Fate = 'removed' | 'blocked'

const seats: Seat[] = []
afterEach(async () => {
  for (const { context } of seats.splice(0)) await context.close()
})

/**
 * Opens a page of the old build. `deploy` takes its files away; the next document is of the new build, and
 * has its own.
 */
async function openOld({ logIn }: Reader, path: string, fate: Fate, way = ENGLISH_AT_1190) {
  const seat = await sitDown(browser, url, way)
  seats.push(seat)
  await logIn?.(seat)
  const { page } = seat
  let isGone = false
  await page.route(FILES, async (route) => {
    if (!isGone) await route.continue()
    else if (fate === 'removed') await route.fulfill({ status: 404, body: 'Not found' })
    else await route.abort()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  const open = async () => {
    await page.goto(path)
    await settled(page)
  }
  await open()
  return { page, deploy: () => void (isGone = true), restore: open }
}

/** Records the one reload of this minute as done. */
const useReload = (page: Page): Promise<string> =>
  page.evaluate(() => (sessionStorage['chunkReloadAt'] = String(Date.now())))

const lastReload = (page: Page): Promise<string> => page.evaluate(() => sessionStorage['chunkReloadAt'] ?? '')

/** The addresses of the visible links on the page that lead to other pages of the same front end. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isConsole = location.pathname.startsWith('/console')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target], [download])')]
    return [
      ...new Set(
        links
          .filter(
            (link) =>
              link.checkVisibility({ visibilityProperty: true }) &&
              link.origin === location.origin &&
              link.pathname !== location.pathname &&
              link.pathname.startsWith('/console') === isConsole &&
              !/^\/(api|demo-mall)\b/.test(link.pathname),
          )
          .map((link) => link.getAttribute('href')!),
      ),
    ]
  })

const linkTo = (page: Page, href: string): Locator =>
  page.locator(`a[href=${JSON.stringify(href)}]:visible`).first()

/**
 * Presses a link and waits for what comes of it: a page with its heading, or the heading of the words in its
 * place.
 */
async function follow(page: Page, href: string): Promise<void> {
  const from = page.url()
  // Without a pointer, whose touch would have the frame load its parts first.
  await linkTo(page, href).dispatchEvent('click')
  await expect.poll(() => page.url(), { message: `${href} leads nowhere` }).not.toBe(from)
  await settled(page)
}

describe.each(READERS)('$name', (reader) => {
  const fates = someOf<Fate>(['removed', 'blocked'], 2, READERS.indexOf(reader) % 2)
  const pages = someOf(reader.pages, 3, READERS.indexOf(reader) % 2)

  test.each(pages.flatMap((path) => fates.map((fate) => ({ path, fate }))))(
    '$path, files $fate: with the reload of this minute used, each link leads to its page or to words',
    async ({ path, fate }) => {
      const { page, deploy, restore } = await openOld(reader, path, fate)
      const links = await linksOf(page)
      expect(links.length).toBeGreaterThan(2)
      for (const href of someOf(links, 3)) {
        // Words may have replaced the page that the link was on.
        if (!(await linkTo(page, href).isVisible())) await restore()
        deploy()
        const used = await useReload(page)
        await follow(page, href)
        expect(await lastReload(page), `${href} reloads within the minute`).toBe(used)
        await page.goBack()
        await settled(page)
      }
    },
  )

  test('a link reloads once, and the new build shows its page', async () => {
    const { page, deploy } = await openOld(reader, reader.pages[1]!, 'removed')
    deploy()
    const loads = countLoads(page)
    await linkTo(page, reader.other).click()
    await expect.poll(loads).toBe(1)
    await settled(page)
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: wordsOf(reader).updateNeeded.title })
        .count(),
    ).toBe(0)
  })
})

const wordsOf = ({ name }: Reader) => (name === 'staff' ? wordsIn('en').desk.shell : wordsIn('en').shop.shell)

describe('a new page', () => {
  /** Opens a page whose files with these names are not there, and which may not reload itself. */
  async function openWithout(names: RegExp, { logIn }: Reader, path: string, way: Way) {
    const seat = await sitDown(browser, url, way)
    seats.push(seat)
    await logIn?.(seat)
    const { page } = seat
    let isGone = true
    await page.route(names, async (route) =>
      isGone ? await route.fulfill({ status: 404, body: 'Not found' }) : await route.continue(),
    )
    await page.addInitScript(() => (sessionStorage['chunkReloadAt'] = String(Date.now())))
    await page.goto(path)
    return { page, restore: () => void (isGone = false) }
  }

  test.each([
    { of: 'shopper', path: '/mine/order', names: /\/assets\/.*\.js$/, way: ENGLISH_AT_1190 },
    { of: 'guest', path: '/faq/59', names: /\/assets\/.*\.js$/, way: CHINESE },
    // The first script is there, a file that it imports is not.
    { of: 'shopper', path: '/mine/order', names: /\/react-[^/]*\.js$/, way: CHINESE },
    { of: 'staff', path: '/console', names: /\/assets\/.*\.(?:js|css)$/, way: ENGLISH_AT_1190 },
    { of: 'staff', path: '/console', names: /\/assets\/.*\.js$/, way: CHINESE },
  ])('$path of a $of without $names says so itself, $way.name', async ({ of, path, names, way }) => {
    const reader = READERS.find(({ name }) => name === of)!
    const { page, restore } = await openWithout(names, reader, path, way)
    const pages = pagesIn(way.lang)
    const words = page.getByRole('alert').filter({ hasText: pages.unloaded })
    await words.waitFor()
    restore()
    await words.getByRole('link', { name: pages.reload }).click()
    await settled(page)
    await words.waitFor({ state: 'hidden' })
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0)
  })
})
