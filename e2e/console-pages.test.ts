import { LANGS, htmlLang } from '@longhaul/text/lang.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from './src/axe.ts'
import { type Seat, launch, sitDown } from './src/browser.ts'
import { STAFF_PASSWORD, caller, staffEmail } from './src/calls.ts'
import { settled, sidewaysFaults } from './src/page-faults.ts'
import { shop } from './src/shop.ts'
import { wordsIn } from './src/words.ts'

/*
 * Every address of the console, opened as a deep link in both languages on a desk's screen and on a tablet's.
 */

const { url } = shop()
const WIDTHS = [1280, 1024]
const PATHS = {
  home: '/console',
  review: '/console/review',
  purchase: '/console/purchase',
  receive: '/console/receive',
  stock: '/console/stock',
  packing: '/console/packing',
  shipping: '/console/shipping?tab=in_transit',
  refunds: '/console/refunds',
  conversations: '/console/conversations?view=all',
  mails: '/console/mails',
  recharges: '/console/recharges',
  remittances: '/console/remittances',
  withdrawals: '/console/withdrawals',
  reconciliation: '/console/reconciliation',
  exchange: '/console/exchange-rates',
  rates: '/console/rates',
  rewards: '/console/rewards',
  books: '/console/books',
  reviews: '/console/reviews',
  staff: '/console/staff',
  audit: '/console/audit',
} as const
const sections = Object.keys(PATHS) as (keyof typeof PATHS)[]

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
    const faults: string[] = []
    await page.goto(PATHS[section])
    await settled(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([words.sections[section]])
    expect(await page.title()).toBe(words.titleOf(words.sections[section]))
    expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang[lang])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await sidewaysFaults(page)).map((fault) => `at ${width} px: ${fault}`))
      faults.push(...(await axeFaults(page)).map((fault) => `at ${width} px: ${fault}`))
    }
    expect([...faults, ...complaints]).toEqual([])
  })

  test('an unknown address says so, and without a session every address is the log-in', async () => {
    const { page, complaints } = ada
    await page.goto('/console/no-such-desk')
    await page.getByRole('heading', { level: 1, name: words.notFound.title }).waitFor()
    const stranger = await sitDown(browser, url, { lang, width: 1280, height: 900 })
    await stranger.page.goto(PATHS.packing)
    await stranger.page.getByRole('heading', { level: 1, name: words.login.title }).waitFor()
    expect(await axeFaults(stranger.page)).toEqual([])
    expect([...complaints, ...stranger.complaints]).toEqual([])
    await stranger.context.close()
  })
})
