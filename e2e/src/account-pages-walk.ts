import { ADDRESSES_MAX } from '@longhaul/domain/addresses/address-book.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { typeAddress, wholeAddress } from './address-book.ts'
import { type Seat, launch, sitDown } from './browser.ts'
import { SHOPPER_PASSWORD, caller, login } from './calls.ts'
import { eventually } from './eventually.ts'
import { logInAt } from './log-in.ts'
import { settled } from './page-faults.ts'
import { MEI } from './routes.ts'
import { countLoads, sees } from './scene.ts'
import { shop as ownShop } from './shop.ts'
import { type Shopper, newShopper } from './shoppers.ts'
import { wordsIn } from './words.ts'

/*
 * Acceptance tests of the account's pages (docs/rules/storefront.md): what only a complete shop can show. The
 * rest of the lists is in the component tests of
 * storefront/src/{settings,profile,security,addresses,messages}.
 */

const { url } = await ownShop()
const browser = await launch()

/**
 * The acceptance lists of the account’s pages in one language: English on a desktop, Chinese on a telephone.
 */
export function describeAccountPages(lang: Lang): void {
  describe(`in ${lang}`, () => {
    const words = wordsIn(lang)
    const { shop, ui, errors } = words
    const way = lang === 'en' ? { lang, width: 1190, height: 800 } : { lang, width: 375, height: 812 }
    let nora: Shopper
    let seat: Seat

    beforeAll(async () => {
      ;[nora, seat] = await Promise.all([newShopper(url), sitDown(browser, url, way)])
      await logInAt(seat, url, nora.email)
    })
    beforeEach(() => seat.context.addCookies([{ name: 'lang', value: lang, url }]))
    afterAll(() => seat?.context.close())

    describe('/mine/setting', () => {
      test('a theme applies immediately and survives a reload', async () => {
        const { page } = seat
        await page.goto('/mine/setting')
        await settled(page)
        const theme = () => page.locator('html').getAttribute('data-theme')
        await page.getByRole('radio', { name: shop.settings.themes.dark }).check({ force: true })
        expect(await theme()).toBe('dark')
        const answer = await page.reload()
        expect(await answer?.text()).toContain('data-theme="dark"')
        await settled(page)
        await expect
          .poll(() => page.getByRole('radio', { name: shop.settings.themes.dark }).isChecked())
          .toBe(true)
        await page.getByRole('radio', { name: shop.settings.themes.light }).check({ force: true })
        expect(await theme()).toBe('light')
      })

      test('language and currency are saved in the account and applied on another device', async () => {
        const other = lang === 'en' ? 'zh' : 'en'
        const { page } = seat
        await page.goto('/mine/setting')
        await settled(page)
        await page.getByRole('combobox', { name: shop.settings.currency }).selectOption('EUR')
        const loaded = page.waitForEvent('load')
        await page.getByText(LANGUAGES[other].name, { exact: true }).last().click()
        await loaded
        await eventually(async () =>
          expect(await nora.call('GET /users/info')).toMatchObject({ lang: other, currency: 'EUR' }),
        )
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGES[other].html)

        // A device with no settings except its browser's language. The guard redirects to the log-in, and the
        // log-in back.
        const device = await sitDown(browser, url, way)
        await device.context.clearCookies()
        await device.page.goto('/mine/secure')
        await device.page.waitForURL((address) => address.pathname === '/user/login')
        const form = wordsIn(lang).shop.login
        await device.page.getByLabel(form.email, { exact: true }).fill(nora.email)
        await device.page.getByLabel(form.password, { exact: true }).fill(SHOPPER_PASSWORD)
        await device.page.getByRole('button', { name: form.submit, exact: true }).click()
        await sees(device.page.getByRole('heading', { level: 1, name: wordsIn(other).shop.security.title }))
        expect(new URL(device.page.url()).pathname).toBe('/mine/secure')
        const cookies = await device.context.cookies()
        expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('EUR')
        await device.context.close()

        await nora.call('POST /users/update_info', { body: { lang } })
      })
    })

    describe('/mine/personal', () => {
      test('Back asks for confirmation of an unsaved change, and Cancel restores the values', async () => {
        const { page } = seat
        const { profile } = shop
        await page.goto('/mine/setting')
        await settled(page)
        await page.getByRole('main').getByRole('link', { name: shop.settings.links.personal }).click()
        const nickname = page.getByLabel(profile.nickname, { exact: true })
        await nickname.fill('Nora')
        const question = page.getByRole('dialog', { name: profile.leaveTitle })
        for (const step of ['first', 'second']) {
          await page.goBack()
          await sees(question)
          await question.getByRole('button', { name: profile.stay }).click()
          expect(new URL(page.url()).pathname, step).toBe('/mine/personal')
          await expect.poll(() => nickname.inputValue()).toBe('Nora')
        }
        await page.getByRole('button', { name: profile.cancel, exact: true }).click()
        await expect.poll(() => nickname.inputValue()).toBe('')
        await nickname.fill('Nora')
        await page.goBack()
        await question.getByRole('button', { name: profile.leave }).click()
        await sees(page.getByRole('heading', { level: 1, name: shop.settings.title }))
        expect(new URL(page.url()).pathname).toBe('/mine/setting')
        await page.goForward()
        await sees(nickname)
        await expect.poll(() => nickname.inputValue()).toBe('')
      })

      test('a new name appears in the header without a reload, and the phone number in its international form', async () => {
        const { page } = seat
        const { profile } = shop
        await page.goto('/mine/personal')
        await settled(page)
        const loads = countLoads(page)
        await page.getByLabel(profile.nickname, { exact: true }).fill('诺拉')
        const phone = page.getByLabel(profile.phone, { exact: true })
        await phone.fill('+44 1234')
        await page.getByRole('button', { name: profile.save, exact: true }).click()
        await sees(page.getByText(errors.fields.phone))
        await phone.fill('0044 (20) 7946-0000')
        await page.getByRole('button', { name: profile.save, exact: true }).click()
        await sees(page.getByText(profile.saved))
        await sees(page.getByRole('banner').getByRole('button', { name: shop.shell.accountOf('诺拉') }))
        await expect.poll(() => phone.inputValue()).toBe('+44 20 7946 0000')
        expect(loads()).toBe(0)
      })
    })

    describe('/mine/secure', () => {
      test('an unverified e-mail: icon, word, action; five clicks send one mail', async () => {
        const email = `e2e-${lang}-${Date.now()}@demo.example`
        await caller(url)('POST /users', { body: { email, password: SHOPPER_PASSWORD } })
        const newcomer = await sitDown(browser, url, way)
        await logInAt(newcomer, url, email)
        const { page } = newcomer
        await page.goto('/mine/secure')
        await settled(page)
        const card = page.getByRole('region', { name: shop.security.email.title })
        const tag = card.getByText(shop.security.email.notVerified)
        await sees(tag)
        expect(
          await tag.locator('xpath=ancestor-or-self::*[contains(@class,"tag")]').locator('svg').count(),
        ).toBe(1)
        let sent = 0
        page.on('request', (request) => (sent += Number(request.url().endsWith('/send_active_email'))))
        await card
          .getByRole('button', { name: shop.security.email.verify })
          .click({ clickCount: 5, delay: 20 })
        await sees(page.getByText(shop.security.email.sent(email)))
        expect(sent).toBe(1)
        await newcomer.context.close()
      })
    })

    describe('/mine/modifyPassword', () => {
      test('by keyboard alone: a wrong password at its field, the same password, a mismatch, then success; other devices are logged out', async () => {
        const { page } = seat
        const { modify } = shop.security
        const elsewhere = await login(url, nora.email)
        await page.goto('/mine/modifyPassword')
        await settled(page)
        const fields = [modify.old, modify.new, modify.repeat].map((name) =>
          page.getByLabel(name, { exact: true }),
        )
        const [old, fresh, again] = fields as [Locator, Locator, Locator]
        for (const field of fields) {
          const eye = field.locator('xpath=following-sibling::button')
          await field.focus()
          await page.keyboard.type('shown1')
          await page.keyboard.press('Tab')
          expect(await eye.evaluate((button) => button === document.activeElement)).toBe(true)
          await page.keyboard.press('Space')
          await expect.poll(() => field.getAttribute('type')).toBe('text')
          await page.keyboard.press('Space')
          await expect.poll(() => field.getAttribute('type')).toBe('password')
        }
        const enter = async (field: Locator, text: string) => {
          await field.focus()
          await page.keyboard.press('ControlOrMeta+a')
          await page.keyboard.type(text)
        }
        await enter(old, SHOPPER_PASSWORD)
        await enter(fresh, SHOPPER_PASSWORD)
        await page.keyboard.press('Tab')
        await sees(page.getByText(modify.same))
        await enter(fresh, 'lan7gweile')
        await enter(again, 'lan7gweilo')
        await page.keyboard.press('Tab')
        await sees(page.getByText(errors.fields.mismatch))

        await enter(old, 'wrong42')
        await enter(again, 'lan7gweile')
        await page.keyboard.press('Enter')
        await sees(page.locator('.field-error').getByText(errors.fields.wrong_password))
        expect(await page.locator('.field-error').filter({ hasText: /\S/ }).count()).toBe(1)
        await enter(old, SHOPPER_PASSWORD)
        await page.keyboard.press('Enter')
        await sees(page.getByText(modify.done))
        await sees(page.getByRole('heading', { level: 1, name: shop.security.title }))
        await sees(page.getByText(shop.security.passwords.changed))
        await expect(elsewhere('GET /users/info')).rejects.toMatchObject({ error: 'login_required' })
        await sees(
          page
            .getByRole('region', { name: shop.security.devices.title })
            .getByText(shop.security.devices.alone),
        )
        nora = { ...nora, call: await login(url, nora.email, 'lan7gweile') }
      })
    })

    describe('/mine/address', () => {
      test('empty with one action; country, then province, then city; a number that is invalid in the country', async () => {
        const { page } = seat
        await page.goto('/mine/address')
        await settled(page)
        await sees(page.getByText(shop.addresses.emptyTitle))
        expect(await page.getByRole('main').getByRole('button').count()).toBe(1)
        await page.getByRole('button', { name: shop.addresses.add }).click()
        const sheet = page.getByRole('dialog', { name: shop.addresses.addTitle })
        await typeAddress(sheet, words, { ...wholeAddress, phone: '030 901' })
        const provinces = await sheet
          .getByLabel(shop.addresses.region.state, { exact: true })
          .getByRole('option')
          .allInnerTexts()
        expect(provinces).toContain(lang === 'zh' ? '俄勒冈州' : 'Oregon')
        await sheet.getByRole('button', { name: shop.addresses.save }).click()
        const sentence = errors.fields.telephone.replace('{1}', '+1 201 555 0123')
        await sees(sheet.getByRole('link', { name: sentence }))
        await sheet.getByLabel(shop.addresses.fields.phone, { exact: true }).fill('(503) 555-0123')
        await sheet.getByRole('button', { name: shop.addresses.save }).click()
        await sees(page.getByText(shop.addresses.saved))
        await sees(page.getByText('+1 503 555 0123'))
      })

      test('Chinese and accented letters are stored exactly; changing the default moves the badge', async () => {
        const { page } = seat
        await page.getByRole('button', { name: shop.addresses.add }).click()
        const sheet = page.getByRole('dialog', { name: shop.addresses.addTitle })
        await typeAddress(sheet, words, {
          country: 'TW',
          firstName: '芷若',
          lastName: '周',
          province: lang === 'zh' ? '台北市' : 'Taipei City',
          city: '大安區',
          address: '和平東路二段 106 號',
          postcode: '106214',
          phone: '02 2737 7690',
        })
        await sheet.getByRole('button', { name: shop.addresses.save }).click()
        const card = page.getByRole('region', { name: '周芷若' })
        await sees(card.getByText('和平東路二段 106 號'))
        const first = page.getByRole('region', { name: 'Zoë O’Brien-Núñez' })
        await sees(first.getByText(shop.addresses.defaultTag, { exact: true }))
        await card.getByRole('button', { name: shop.addresses.makeDefaultOf('周芷若') }).click()
        await sees(card.getByText(shop.addresses.defaultTag, { exact: true }))
        expect(await first.getByText(shop.addresses.defaultTag, { exact: true }).count()).toBe(0)
      })

      test('the default cannot be deleted and says so; deleting shows the address in its confirmation, and the focus moves to the next card', async () => {
        const { page } = seat
        const card = page.getByRole('region', { name: '周芷若' })
        await card.getByRole('button', { name: shop.addresses.removeOf('周芷若') }).click({ force: true })
        await sees(page.getByText(errors.reasons.default_address_undeletable).filter({ visible: true }))
        expect(await page.getByRole('dialog').count()).toBe(0)

        const name = 'Zoë O’Brien-Núñez'
        await page.getByRole('button', { name: shop.addresses.removeOf(name) }).click()
        const dialog = page.getByRole('dialog', { name: shop.addresses.removeTitle })
        await sees(dialog.getByText('1 Main Street'))
        await dialog.getByRole('button', { name: shop.addresses.remove }).click()
        await sees(page.getByText(shop.addresses.removed))
        await page.getByRole('region', { name }).waitFor({ state: 'detached' })
        await eventually(async () =>
          expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
            shop.addresses.editOf('周芷若'),
          ),
        )
      })

      test('the twenty-first is refused with a reason at the button', async () => {
        const { page } = seat
        for (let count = 1; count < ADDRESSES_MAX; count++)
          await nora.call('POST /addresses', { body: { ...addressBody, address: `${count} Main Street` } })
        await page.reload()
        await settled(page)
        await sees(page.getByText(shop.addresses.count(ADDRESSES_MAX, ADDRESSES_MAX)))
        const add = page.getByRole('button', { name: shop.addresses.add })
        await add.click({ force: true })
        await sees(page.getByText(shop.addresses.full(ADDRESSES_MAX)).filter({ visible: true }))
        expect(await page.getByRole('dialog').count()).toBe(0)
      })
    })

    describe('/message', () => {
      let mei: Seat
      beforeAll(async () => {
        mei = await sitDown(browser, url, way)
        await logInAt(mei, url, MEI)
      })
      afterAll(() => mei?.context.close())
      /** The unread count in the header: in its row of pages; on a telephone in the account's menu. */
      const badge = async () => {
        const { page } = mei
        const link = page
          .getByRole('banner')
          .getByRole('link', { name: new RegExp(`^${shop.shell.messages}`) })
          .filter({ visible: true })
        const account = page.getByRole('button', { name: shop.shell.accountOf('Mei Lin') })
        if (lang === 'zh') await account.press('Enter')
        const text = await link.innerText()
        if (lang === 'zh') await account.press('Escape')
        return Number(/\d+/.exec(text)?.[0] ?? 0)
      }

      test('the header shows the unread count; opening a message marks it; marking all can be undone', async () => {
        const { page } = mei
        await page.goto('/message')
        await settled(page)
        const list = page.getByRole('region', { name: shop.messages.list })
        const api = await login(url, MEI)
        const { unread_count } = await api('GET /users/info')
        const news = (await api('GET /messages', { query: { group: 'news', limit: 1 } })).unread_count
        await eventually(async () => expect(await badge()).toBe(unread_count))
        await list
          .getByRole('link', { name: new RegExp(`^${shop.messages.unreadMark}`) })
          .first()
          .focus()
        await page.keyboard.press('Enter')
        await eventually(async () => expect(await badge()).toBe(unread_count - 1))
        await page.goto('/message')
        await sees(page.getByText(shop.messages.unreadOnly(news - 1)))
        await page.getByRole('button', { name: shop.messages.markAll }).click()
        await sees(page.getByText(shop.messages.markedAll(news - 1)))
        await page.getByRole('button', { name: shop.messages.undo }).click()
        await page.reload()
        await settled(page)
        await eventually(async () => expect(await badge()).toBe(unread_count - 1))
      })

      test('messages are in the reader’s language, link to their subject, and Back returns to the place', async () => {
        const { page } = mei
        await page.goto('/message')
        await settled(page)
        const list = page.getByRole('region', { name: shop.messages.list })
        const rows = list.getByRole('listitem')
        const count = await rows.count()
        await page.getByRole('button', { name: ui.pagerText.loadMore }).click()
        await eventually(async () => expect(await rows.count()).toBeGreaterThan(count))
        for (const title of await list.getByRole('heading').allInnerTexts())
          expect(/\p{Script=Han}{2}/u.test(title.replaceAll(/[“「].*[”」]/gu, '')), title).toBe(lang === 'zh')
        const packages = rows.filter({ has: page.locator('a[href*="/mine/package/packageDetail"]') })
        while ((await packages.count()) === 0) {
          const before = await rows.count()
          await page.getByRole('button', { name: ui.pagerText.loadMore }).click()
          await eventually(async () => expect(await rows.count()).toBeGreaterThan(before))
        }
        const row = packages.last()
        await row.getByRole('link').click()
        await page.waitForURL((address) => address.pathname === '/mine/package/packageDetail')
        await settled(page)
        await page.goBack()
        await sees(row)
        await eventually(async () => {
          const top = await row.evaluate((entry) => entry.getBoundingClientRect().top)
          expect(top).toBeGreaterThan(0)
          expect(top).toBeLessThan(way.height)
        })
      })
    })

    test('no page logged an error', () => {
      expect(seat.complaints).toEqual([])
    })
  })
}

const addressBody = {
  country: 'SG',
  first_name: 'Ada',
  last_name: 'Tan',
  email: 'ada@example.com',
  province: '',
  city: 'Singapore',
  address: '',
  postcode: '048616',
  phone: '+65 6123 4567',
  tax_id: '',
  is_default: false,
}
