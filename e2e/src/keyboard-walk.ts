import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, launch, sitDown } from './browser.ts'
import { eventually } from './eventually.ts'
import { logInAt } from './log-in.ts'
import { settled } from './page-faults.ts'
import { drawPicture } from './picture.ts'
import { MEI } from './routes.ts'
import { shop } from './shop.ts'
import { wordsIn } from './words.ts'

/*
 * The keyboard walk (docs/rules/storefront.md): entering and leaving everything that opens over a page.
 * shop-pages.ts verifies that every control can be reached.
 */

const { url } = await shop()
const browser = await launch()

export type KeyboardWalk =
  | 'the first stop skips the header'
  | 'menus and notices close by Escape and give the focus back'
  | 'an address is added and given up again without a pointer'
  | 'a picture is cropped by arrow keys and shown in the header without a reload'

/** In one language: English on a desktop, Chinese on a telephone with a keyboard. */
export function describeKeyboard(lang: Lang, which: readonly KeyboardWalk[]): void {
  describe(`in ${lang}`, () => {
    const words = wordsIn(lang)
    // One language on a desktop, the other on a telephone with a keyboard, so that both layouts are walked.
    const size = lang === 'en' ? { width: 1190, height: 800 } : { width: 375, height: 700 }
    let guest: Seat
    let mei: Seat

    beforeAll(async () => {
      guest = await sitDown(browser, url, { lang, ...size })
      mei = await sitDown(browser, url, { lang, ...size })
      await logInAt(mei, url, MEI)
    })
    afterAll(async () => {
      await guest?.context.close()
      await mei?.context.close()
    })

    const tests: Readonly<Record<KeyboardWalk, () => Promise<void>>> = {
      'the first stop skips the header': async () => {
        const { page } = guest
        await page.goto('/faq')
        await settled(page)
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: words.ui.frameText.skipToMain })
        await expect.poll(() => hasFocus(skip)).toBe(true)
        await eventually(async () =>
          expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0),
        )
        await page.keyboard.press('Enter')
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
      },

      'menus and notices close by Escape and give the focus back': async () => {
        const { page } = mei
        await page.goto('/mine/setting')
        await settled(page)
        const account = page.getByRole('button', { name: words.shop.shell.accountOf('Mei Lin') })
        const language = page.getByRole('banner').getByRole('button', { name: words.shop.shell.language })
        // On a telephone the languages are in the account's menu.
        for (const opener of lang === 'en' ? [account, language] : [account]) {
          await opener.focus()
          await page.keyboard.press('Enter')
          await expectExpanded(opener, true)
          await page.keyboard.press('Tab')
          await expect.poll(() => hasFocus(opener)).toBe(false)
          await page.keyboard.press('Escape')
          await expectExpanded(opener, false)
          await expect.poll(() => hasFocus(opener)).toBe(true)
        }
        await account.focus()
        await page.keyboard.press('Enter')
        expect(
          await page
            .getByRole('radio', { name: /USD/ })
            .or(page.getByLabel(words.shop.shell.currency))
            .count(),
        ).toBeGreaterThan(0)
        if (lang === 'zh')
          await page.getByRole('banner').getByRole('button', { name: LANGUAGES.en.name }).waitFor()
        await page.keyboard.press('Escape')
      },

      'an address is added and given up again without a pointer': async () => {
        const { page } = mei
        await page.goto('/mine/address')
        await settled(page)
        const add = page.getByRole('button', { name: words.shop.addresses.add }).first()
        await add.focus()
        await page.keyboard.press('Enter')
        const sheet = page.getByRole('dialog', { name: words.shop.addresses.addTitle })
        await sheet.getByLabel(words.shop.addresses.fields.country).waitFor()
        // However often Tab is pressed, the focus stays in the sheet.
        for (let count = 0; count < 30; count++) {
          await page.keyboard.press('Tab')
          const inside = await page.evaluate(
            () =>
              document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
          )
          expect(inside).toBe(true)
        }
        await page.keyboard.press('Escape')
        await sheet.waitFor({ state: 'hidden' })
        await expect.poll(() => hasFocus(add)).toBe(true)
      },

      'a picture is cropped by arrow keys and shown in the header without a reload': async () => {
        const { page, complaints } = mei
        const { profile } = words.shop
        complaints.length = 0
        await page.goto('/mine/personal')
        await settled(page)
        await page.locator('input[type="file"]').setInputFiles({
          name: 'me.png',
          mimeType: 'image/png',
          buffer: drawPicture(200),
        })
        const sheet = page.getByRole('dialog', { name: profile.cropTitle })
        const frame = sheet.getByRole('application', { name: profile.cropArea })
        await frame.waitFor()
        await page.waitForFunction(() => {
          const picture = document.querySelector<HTMLImageElement>('dialog img')
          return Boolean(picture?.complete && picture.naturalWidth > 0)
        })
        const place = () => sheet.locator('img').evaluate((picture) => getComputedStyle(picture).transform)
        const before = await place()
        await frame.focus()
        for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
        await page.waitForFunction(
          (was) => getComputedStyle(document.querySelector('dialog img')!).transform !== was,
          before,
        )
        await sheet.getByRole('slider', { name: profile.zoom }).focus()
        await page.keyboard.press('ArrowRight')
        await sheet.getByRole('button', { name: profile.savePicture }).focus()
        await page.keyboard.press('Enter')
        await page.getByText(profile.pictureSaved).waitFor()
        await page.getByRole('banner').locator('img.avatar').waitFor()
        const kept = page.getByRole('main').locator('img.avatar')
        await eventually(async () =>
          expect(
            await kept.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
              naturalWidth,
              naturalHeight,
            ]),
          ).toEqual([180, 180]),
        )

        await page.getByRole('button', { name: profile.removePicture }).focus()
        await page.keyboard.press('Enter')
        const question = page.getByRole('dialog', { name: profile.removeTitle })
        await question.getByRole('button', { name: profile.removePicture }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('banner').locator('img.avatar').waitFor({ state: 'detached' })
        expect(complaints).toEqual([])
      },
    }
    // oxlint-disable-next-line vitest/expect-expect -- the table above expects
    test.each(which)('%s', (name) => tests[name]())
  })
}

const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement)

async function expectExpanded(opener: Locator, open: boolean): Promise<void> {
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe(String(open))
}
