import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { someOf } from '@longhaul/domain/form.test-support.ts'
import { type Lang, LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEASURED, axeFaults } from './axe.ts'
import { type Seat, launch, sitDown } from './browser.ts'
import { staff } from './calls.ts'
import { logInStaffAt } from './log-in.ts'
import { settled, sidewaysFaults } from './page-faults.ts'
import { shop } from './shop.ts'
import { type Words, wordsIn } from './words.ts'

type Section = keyof Words['desk']['shell']['sections']

/*
 * Every address of the console, opened as a deep link in both languages, on a desktop screen and on a tablet;
 * axe checks the desktop in English and the tablet in Chinese. `npm test` opens the addresses alternately in
 * one language and the other, `npm run test:long` each in both.
 */

const { url } = await shop()
/** The width that axe checks comes first. */
const WIDTHS = inBoth<readonly [number, number]>([1280, 768], [768, 1280])
/** Every section in the menu, so that a new one is covered automatically. */
const sections = Object.keys(wordsIn('en').desk.shell.sections) as Section[]
/** The screens that no section of the menu opens directly. */
const OTHERS = ['shopper', 'order', 'package', 'photos', 'codes', 'account'] as const
/** The view of a section that shows the most. */
const VIEWS: Readonly<Partial<Record<Section, string>>> = {
  dispatch: '?tab=in_transit',
  conversations: '?view=all',
}
const pathOf = (section: Section): string =>
  section === 'home' ? '/console' : `/console/${section}${VIEWS[section] ?? ''}`

const browser = await launch()

/** Every address of the console in one language. */
export function describeConsolePages(lang: Lang): void {
  describe(`in ${lang}`, () => {
    const words = wordsIn(lang).desk.shell
    let ada: Seat

    beforeAll(async () => {
      ada = await sitDown(browser, url, { lang, width: WIDTHS[lang][0], height: 900 })
      await logInStaffAt(ada, url, 'admin')
    })
    afterAll(() => ada?.context.close())

    const open = async (page: Page, path: string) => {
      await page.setViewportSize({ width: WIDTHS[lang][0], height: 900 })
      await page.goto(path)
      await settled(page)
    }

    /** What is wider than the page on either screen, and what axe finds on the first. */
    const faultsOf = async (page: Page): Promise<string[]> => {
      // The size of controls does not depend on the language.
      const faults = await axeFaults(page, lang === 'en' ? [] : MEASURED)
      for (const width of WIDTHS[lang]) {
        await page.setViewportSize({ width, height: 900 })
        faults.push(...(await sidewaysFaults(page)).map((fault) => `at ${width} px: ${fault}`))
      }
      return faults
    }

    const place = LANGS.indexOf(lang)
    test.each(someOf(sections, LANGS.length, place))('%s', async (section) => {
      const { page, complaints } = ada
      complaints.length = 0
      await open(page, pathOf(section))
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([words.sections[section]])
      expect(await page.title()).toBe(words.titleOf(words.sections[section]))
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[lang].html)
      expect([...(await faultsOf(page)), ...complaints]).toEqual([])
    })

    test.each(someOf(OTHERS, LANGS.length, place))('%s', async (what) => {
      const { page, complaints } = ada
      complaints.length = 0
      await open(page, await addressOf(what))
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
        expect.stringMatching(/./),
      ])
      expect([...(await faultsOf(page)), ...complaints]).toEqual([])
    })

    test('an unknown address says so, and without a session every address shows the log-in', async () => {
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
}

async function addressOf(what: (typeof OTHERS)[number]) {
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
