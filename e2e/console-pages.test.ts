import { LANGS, htmlLang } from '@longhaul/text/lang.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from './src/axe.ts'
import { type Seat, launch, sitDown } from './src/browser.ts'
import { STAFF_PASSWORD, caller, staff, staffEmail } from './src/calls.ts'
import { settled, sidewaysFaults } from './src/page-faults.ts'
import { shop } from './src/shop.ts'
import { type Words, wordsIn } from './src/words.ts'

type Section = keyof Words['desk']['shell']['sections']

/*
 * Every address of the console, opened as a deep link in both languages on a desk's screen and on a tablet's.
 */

const { url } = shop()
const WIDTHS = [1280, 768]
/** Every section that the menu names, so that a new one is walked without being told. */
const sections = Object.keys(wordsIn('en').desk.shell.sections) as Section[]
/** The view of a section that shows most. */
const VIEWS: Readonly<Partial<Record<Section, string>>> = {
  dispatch: '?tab=in_transit',
  conversations: '?view=all',
}
const pathOf = (section: Section): string =>
  section === 'home' ? '/console' : `/console/${section}${VIEWS[section] ?? ''}`

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang).desk.shell
  let ada: Seat

  beforeAll(async () => {
    ada = await sitDown(browser, url, { lang, width: WIDTHS[0]!, height: 900 })
    const body = { email: staffEmail('admin'), password: STAFF_PASSWORD }
    const { staff_token } = await caller(url)('POST /staff/login', { body })
    const { hostname: domain } = new URL(url)
    await ada.context.addCookies([{ name: 'staff_token', value: staff_token, domain, path: '/console' }])
  })
  afterAll(() => ada?.context.close())

  test.each(sections)('%s', async (section) => {
    const { page, complaints } = ada
    complaints.length = 0
    await page.goto(pathOf(section))
    await settled(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([words.sections[section]])
    expect(await page.title()).toBe(words.titleOf(words.sections[section]))
    expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[lang])
    expect([...(await faultsOf(page)), ...complaints]).toEqual([])
  })

  test.each(['shopper', 'order', 'package', 'photos', 'codes', 'account'] as const)('%s', async (what) => {
    const { page, complaints } = ada
    complaints.length = 0
    await page.goto(await addressOf(what))
    await settled(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      expect.stringMatching(/./),
    ])
    expect([...(await faultsOf(page)), ...complaints]).toEqual([])
  })

  test('an unknown address says so, and without a session every address is the log-in', async () => {
    const { page, complaints } = ada
    await page.goto('/console/no-such-desk')
    await page.getByRole('heading', { level: 1, name: words.notFound.title }).waitFor()
    const stranger = await sitDown(browser, url, { lang, width: 1280, height: 900 })
    await stranger.page.goto(pathOf('packing'))
    await stranger.page.getByRole('heading', { level: 1, name: words.login.title }).waitFor()
    expect(await axeFaults(stranger.page)).toEqual([])
    expect([...complaints, ...stranger.complaints]).toEqual([])
    await stranger.context.close()
  })
})

/** What is wider than the page, and what axe finds, on a desk's screen and on a tablet's. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const found = [...(await sidewaysFaults(page)), ...(await axeFaults(page))]
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  return faults
}

/** The screens that no section of the menu opens by itself. */
async function addressOf(what: 'shopper' | 'order' | 'package' | 'photos' | 'codes' | 'account') {
  const call = await staff(url, 'admin')
  const query = { limit: 1 }
  switch (what) {
    case 'shopper':
      return `/console/shoppers/one?id=${(await call('GET /staff/shoppers', { query })).items[0]!.id}`
    case 'order':
      return `/console/order?id=${(await call('GET /staff/order_items', { query })).items[0]!.order_id}`
    case 'package':
      return `/console/package?id=${(await call('GET /staff/lists/parcels', { query })).items[0]!.id}`
    case 'photos':
      return '/console/receive/photos'
    case 'codes':
      return '/console/receive/codes'
    case 'account':
      return '/console/account'
  }
}
