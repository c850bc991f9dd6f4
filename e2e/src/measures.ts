import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, launch, sitDown } from './browser.ts'
import { eventually } from './eventually.ts'
import { logInAt } from './log-in.ts'
import { settled, touch } from './page-faults.ts'
import { MEI } from './routes.ts'
import { shop } from './shop.ts'
import { wordsIn } from './words.ts'

/*
 * The measures of docs/rules/storefront.md, measured. What applies to every address is checked in
 * shop-pages.ts.
 */

const { url } = await shop()
const browser = await launch()
/** The clock is advanced manually, so it is exact to one step. */
const STEP_MS = 20

export type Measure =
  | 'the page is 1190 px wide and in the middle'
  | 'the notice is 400 px wide, has its given words, and has one button'
  | 'a toast stands in the middle of the top for 4000 ms, longer under the pointer'
  | 'the search banner comes after 110 px, back to top after 300 px'

/** The measures in one language. */
export function describeMeasures(lang: Lang, which: readonly Measure[]): void {
  describe(`in ${lang}`, () => {
    const words = wordsIn(lang)
    let guest: Seat
    let mei: Seat

    beforeAll(async () => {
      const way = { lang, width: 320, height: 800, touch: true }
      guest = await sitDown(browser, url, way)
      mei = await sitDown(browser, url, way)
      await logInAt(mei, url, MEI)
    })
    afterAll(async () => {
      await guest?.context.close()
      await mei?.context.close()
    })

    const tests: Readonly<Record<Measure, () => Promise<void>>> = {
      'the page is 1190 px wide and in the middle': async () => {
        const { page } = guest
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto('/faq')
        await settled(page)
        const box = await boxOf(page.locator('main .wrap').first())
        expect({ width: box.width, left: box.x }).toEqual({ width: 1190, left: (1440 - 1190) / 2 })
      },

      'the notice is 400 px wide, has its given words, and has one button': async () => {
        const { page } = guest
        for (const [width, wanted] of [
          [1190, 400],
          [375, 343],
        ] as const) {
          await page.setViewportSize({ width, height: 812 })
          await page.goto('/')
          await settled(page)
          const opener = await openerOf(page, words.shop.shell.shippingEstimate)
          await opener.click()
          const dialog = page.getByRole('dialog')
          await dialog.waitFor()
          await atRest(page)
          expect((await boxOf(dialog)).width).toBe(wanted)
          expect(await dialog.getByRole('button').count()).toBe(1)
          expect(await dialog.innerText()).toContain(errorsIn(lang).reasons.feature_closed)
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'hidden' })
          expect(new URL(page.url()).pathname).toBe('/')
        }
      },

      'a toast stands in the middle of the top for 4000 ms, longer under the pointer': async () => {
        const { page } = mei
        const { title, save } = words.shop.profile
        await page.setViewportSize({ width: 1190, height: 800 })
        await page.clock.install()
        await page.goto('/mine/personal')
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        await settled(page)
        await touch(page)
        await page.clock.pauseAt(Date.now() + 60_000)
        const toast = page.locator('.toast')
        const show = async () => {
          await page.getByRole('button', { name: save, exact: true }).click()
          await eventually(async () => {
            await page.clock.runFor(STEP_MS)
            expect(await toast.count()).toBe(1)
          })
        }
        await show()
        await eventually(async () => {
          const box = await boxOf(toast)
          expect(Math.abs(box.x + box.width / 2 - 1190 / 2)).toBeLessThanOrEqual(1)
          // Below the header's paste box, which it must not cover.
          const paste = await boxOf(page.getByRole('banner').getByRole('search'))
          expect(box.y).toBe(100)
          expect(box.y).toBeGreaterThanOrEqual(paste.y + paste.height)
        })
        await page.clock.runFor(3_800 - STEP_MS)
        expect(await toast.count()).toBe(1)
        await page.clock.runFor(400 + STEP_MS)
        expect(await toast.count()).toBe(0)

        await show()
        await toast.hover()
        await page.clock.runFor(4_600)
        expect(await toast.isVisible()).toBe(true)
        await page.mouse.move(10, 700)
        await page.clock.runFor(4_200)
        expect(await toast.count()).toBe(0)
      },

      'the search banner comes after 110 px, back to top after 300 px': async () => {
        const { page } = guest
        for (const width of [375, 1190]) {
          await page.setViewportSize({ width, height: 700 })
          await page.goto('/')
          await settled(page)
          const banner = page.locator('#search-banner')
          const top = page.getByRole('button', { name: words.ui.frameText.backToTop })
          for (const [y, bannerShown, topShown] of [
            [110, false, false],
            [111, true, false],
            [300, true, false],
            [301, true, true],
          ] as const) {
            await page.evaluate((at) => window.scrollTo({ top: at, behavior: 'instant' }), y)
            await banner.waitFor({ state: bannerShown ? 'visible' : 'hidden' })
            await top.waitFor({ state: topShown ? 'visible' : 'hidden' })
          }
          const cart = await boxOf(banner.getByRole('link'))
          expect(cart.x + cart.width).toBeLessThanOrEqual(width)
          await top.focus()
          await page.keyboard.press('Enter')
          await page.waitForFunction(() => scrollY === 0)
          expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
        }
      },
    }
    // oxlint-disable-next-line vitest/expect-expect -- the table above expects
    test.each(which)('%s', (name) => tests[name]())
  })
}

/** Waits until nothing moves any more. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'))

/** A button of the header; on a telephone it is in the menu. */
async function openerOf(page: Page, name: string): Promise<Locator> {
  const inHeader = page.getByRole('banner').getByRole('button', { name })
  if (!(await inHeader.isVisible())) await page.getByRole('banner').locator('[aria-controls]').first().click()
  return inHeader
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return box
}
