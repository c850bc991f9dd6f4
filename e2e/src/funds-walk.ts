import { isLong } from '@longhaul/domain/form.test-support.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { type Seat, launch, sitDown } from './browser.ts'
import { SHOPPER_PASSWORD, staff } from './calls.ts'
import { eventually } from './eventually.ts'
import { logInAt } from './log-in.ts'
import { type PlacedOrder, placeOrder } from './orders.ts'
import { settled, sidewaysFaults } from './page-faults.ts'
import { drawPicture } from './picture.ts'
import { sees } from './scene.ts'
import { shop as ownShop } from './shop.ts'
import { type Shopper, newShopper, recharge } from './shoppers.ts'
import { wordsIn } from './words.ts'
import { READERS_ZONE } from './zones.ts'

/*
 * Acceptance tests of the money pages (docs/rules/storefront.md), in both languages and both widths.
 */

const { url } = await ownShop()
const WIDTHS = [375, 1190]
const browser = await launch()

/** What is wider than the current page, at both widths. Leaves the page at the wide one. */
async function tooWide(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(() => scrollTo(0, 0))
    // The banner of a scrolled page is still fading out.
    await page.locator('#search-banner').waitFor({ state: 'hidden' })
    faults.push(...(await sidewaysFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** The acceptance lists of money in one language. */
export function describeFunds(lang: Lang): void {
  describe(`in ${lang}`, () => {
    const { shop, provider } = wordsIn(lang)
    const say = formatter(lang, READERS_ZONE)
    let nora: Shopper
    let seat: Seat
    let page: Page

    beforeAll(async () => {
      ;[nora, seat] = await Promise.all([
        newShopper(url),
        sitDown(browser, url, { lang, width: 1190, height: 812 }),
      ])
      ;({ page } = seat)
      await logInAt(seat, url, nora.email)
    })
    afterEach(() => expect(seat.complaints.splice(0)).toEqual([]))
    afterAll(() => seat?.context.close())

    /**
     * Other faults of pages that only this walk reaches: axe checks the wide page in English, the narrow one
     * in Chinese.
     */
    const faultsOf = async (): Promise<string[]> => {
      const found = await tooWide(page)
      if (lang === 'zh') await page.setViewportSize({ width: 375, height: 812 })
      found.push(...(await axeFaults(page)))
      await page.setViewportSize({ width: 1190, height: 812 })
      return found
    }
    const open = async (path: string) => {
      await page.goto(path)
      await settled(page)
    }
    const main = () => page.getByRole('main')

    // Opened every day in pages.{en,zh}.test.ts; the server's tests verify its figures.
    describe.each(isLong ? ['/mine/fund'] : [])('%s', () => {
      let order: PlacedOrder

      test('empty, it offers to recharge', async () => {
        await open('/mine/fund')
        await sees(page.getByText(shop.funds.emptyTitle))
        const ways = main().getByRole('link', { name: shop.funds.recharge, exact: true })
        expect(await ways.count()).toBe(2)
        expect(await faultsOf()).toEqual([])
      })

      test('the available balance, the amount on hold and their sum match the ledger, each with its explanation', async () => {
        await recharge(url, nora.call, 123_456)
        order = await placeOrder(nora.call, `Lantern in ${lang}`, 1_800)
        const body = { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen }
        await nora.call('POST /payments', { body })
        const { available_fen: available, frozen_fen: frozen } = await nora.call('GET /funds')
        expect([available + frozen, frozen]).toEqual([123_456, order.totalFen])
        await open('/mine/fund')
        const sums = page.getByRole('region', { name: shop.funds.title })
        for (const text of [available, frozen, available + frozen].map((fen) => say.moneyWithCode(fen)))
          await sees(sums.getByText(text, { exact: true }))
        const { availableWhat, frozenWhat, total } = shop.funds
        for (const text of [availableWhat, frozenWhat, total]) await sees(sums.getByText(text))
        expect(await tooWide(page)).toEqual([])
      })

      test('a movement shows date, description, a link to its cause, its direction by sign and word, and the balance after it', async () => {
        const table = page.getByRole('table', { name: shop.funds.statement })
        const paid = table.getByRole('row').filter({ hasText: shop.funds.kinds.order_paid })
        const cells = (await paid.first().getByRole('cell').allInnerTexts()).map((text) =>
          text.trim().replaceAll(/\s+/g, ' '),
        )
        expect(cells).toEqual([
          expect.stringMatching(/\d{4}/),
          `−${say.money(order.totalFen)} ${shop.funds.moneyOut}`,
          say.money(123_456 - order.totalFen),
        ])
        const came = table.getByRole('row').filter({ hasText: shop.funds.kinds.recharge })
        await sees(came.getByText(`+${say.money(123_456)}`))
        const link = paid.first().getByRole('link')
        expect(await link.getAttribute('href')).toBe(`/mine/order/orderDetail?id=${order.id}`)
        expect(await came.first().getByRole('link').getAttribute('href')).toMatch(/payResult\?recharge=/)
      })

      test('below 720 px each movement is two lines', async () => {
        await page.setViewportSize({ width: 375, height: 812 })
        const head = page.getByRole('table', { name: shop.funds.statement }).locator('thead')
        expect(await head.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(2)
        await page.setViewportSize({ width: 1190, height: 812 })
      })

      test('it is filtered by account and days, through the address, and this survives a reload', async () => {
        await page.getByText(shop.funds.narrow).click()
        await page.getByRole('combobox', { name: shop.funds.filter }).selectOption('frozen')
        await page.waitForURL((address) => address.searchParams.get('account') === 'frozen')
        await page.getByLabel(shop.funds.to, { exact: true }).fill('2020-01-31')
        await page.waitForURL((address) => address.searchParams.get('to') === '2020-01-31')
        await sees(page.getByText(shop.funds.emptyFilter))
        await page.reload()
        await sees(page.getByText(shop.funds.emptyFilter))
        await page.getByRole('button', { name: shop.funds.allDays }).click()
        await sees(page.getByRole('cell', { name: `+${say.money(order.totalFen)} ${shop.funds.moneyIn}` }))
      })

      test('the file for a spreadsheet opens with its Chinese intact', async () => {
        await open('/mine/fund')
        await page.getByText(shop.funds.narrow).click()
        const coming = page.waitForEvent('download')
        await page.getByRole('button', { name: shop.funds.csv }).click()
        const stream = await (await coming).createReadStream()
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        const text = Buffer.concat(chunks).toString()
        expect(text.charCodeAt(0)).toBe(0xfeff)
        expect(text.split('\r\n')[0]).toContain(shop.funds.csvOut)
        expect(text).toContain(shop.funds.kinds.recharge)
        expect(text).toContain('1234.56')
      })

      test('money is returned to where it came from, and the withdrawal can be cancelled before it is decided', async () => {
        const { withdrawals } = shop
        await page.getByRole('button', { name: withdrawals.ask, exact: true }).click()
        const sheet = page.getByRole('dialog', { name: withdrawals.ask })
        const amount = sheet.getByLabel(withdrawals.amount, { exact: true })
        await amount.fill('999999')
        await amount.blur()
        await sees(sheet.getByText(withdrawals.amountWrong(say.money(123_456 - order.totalFen))))
        await amount.fill('20')
        const plan = sheet.getByRole('region', { name: withdrawals.plan })
        await sees(plan.getByText(withdrawals.back(withdrawals.providers.sandbox)))
        await sees(plan.getByText(withdrawals.noFee, { exact: true }))
        expect(await faultsOf()).toEqual([])
        await sheet.getByLabel(withdrawals.password, { exact: true }).fill(SHOPPER_PASSWORD)
        await sheet.getByRole('button', { name: withdrawals.submitAmount(say.money(2_000)) }).click()
        await sees(page.getByText(withdrawals.stages.requested, { exact: true }))
        expect((await nora.call('GET /funds')).withdrawing_fen).toBe(2_000)
        await page.getByRole('button', { name: withdrawals.cancel }).click()
        await page
          .getByRole('dialog', { name: withdrawals.cancelTitle })
          .getByRole('button', { name: withdrawals.cancelConfirm, exact: true })
          .click()
        await sees(page.getByText(withdrawals.stages.cancelled, { exact: true }))
        expect((await nora.call('GET /funds')).withdrawing_fen).toBe(0)
      })
    })

    describe('/payment/recharge', () => {
      const say2 = shop.payment.recharge

      test('presets and an own amount; an invalid one is reported on blur; fee, rate and its date are shown in advance', async () => {
        await open('/payment/recharge?back=%2Fcart')
        expect(await page.getByRole('radiogroup', { name: say2.amount }).getByRole('radio').count()).toBe(6)
        await page.getByRole('radio', { name: say2.own, exact: true }).check({ force: true })
        const own = page.getByLabel(say2.ownAmount, { exact: true })
        const wrong = page.getByText(say2.amountError(say.money(100), say.money(10_000_000)))
        for (const typed of ['0', 'abc', '100001']) {
          await own.fill(typed)
          await own.blur()
          await sees(wrong)
        }
        await own.fill('88.80')
        const quote = page.getByRole('region', { name: say2.quote })
        await sees(quote.getByText(say.moneyWithCode(8_880)))
        await sees(quote.getByText(say2.fee, { exact: true }))
        await sees(quote.getByText(/1 USD = \d/))
        await sees(page.getByText(say2.limits(say.money(100), say.money(10_000_000))))
        expect(await faultsOf()).toEqual([])
      })

      test('pressed twice it is sent once; once credited, it is a line of the ledger and links back', async () => {
        const before = (await nora.call('GET /recharges')).items.length
        await page.getByRole('button', { name: say2.submit }).dblclick()
        await page.getByRole('button', { name: provider.approve }).click()
        await page.waitForURL(/payResult/)
        await sees(page.getByText(say2.doneText(say.money(8_880))))
        expect((await nora.call('GET /recharges')).items.length).toBe(before + 1)
        const { items } = await nora.call('GET /funds/entries', { query: { account: 'available' } })
        expect(items[0]).toMatchObject({ kind: 'recharge', change_fen: 8_880 })
        await page.getByRole('link', { name: say2.back }).click()
        await page.waitForURL((address) => address.pathname === '/cart')
      })

      test('a pending recharge says so, and a failed one says why and offers another', async () => {
        const body = { method: 'sandbox', currency: 'USD', credit_fen: 5_000 }
        const made = await nora.call('POST /recharges', { body })
        await open(`/payment/payResult?recharge=${made.id}`)
        await sees(page.getByRole('heading', { name: shop.payment.result.pending }))
        const { pathname } = new URL(made.provider_url!)
        await fetch(`${url}${pathname}/decline`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          redirect: 'manual',
        })
        await sees(page.getByRole('heading', { name: shop.payment.result.failed }))
        await sees(page.getByRole('link', { name: shop.payment.result.tryAgain }))
        expect(await faultsOf()).toEqual([])
      })
    })

    describe('/payment/westpay', () => {
      const { remittances } = shop

      test('reached from the recharge, it says what will happen, and leaving it charges nothing', async () => {
        await open('/payment/recharge?back=%2Fcart')
        const { available_fen: before } = await nora.call('GET /funds')
        await page.getByRole('link', { name: shop.payment.recharge.remit }).click()
        await sees(page.getByRole('heading', { level: 1, name: remittances.title }))
        await sees(page.getByText(remittances.nothingYet))
        await page.getByRole('link', { name: remittances.backTo }).click()
        await page.waitForURL((address) => address.pathname === '/payment/recharge')
        expect(new URL(page.url()).searchParams.get('back')).toBe('/cart')
        expect((await nora.call('GET /funds')).available_fen).toBe(before)
      })

      test('with the shortfall of a payment, it states the amount and its purpose', async () => {
        await open('/payment/westpay?fen=33000&back=%2Fpayment')
        await sees(page.getByText(remittances.wanted(say.moneyWithCode(33_000))))
        await sees(main().getByText(/\$\d/))
        await sees(page.getByText(remittances.wantedThen))
      })

      test.each(['?fen=-5&back=%2Fpayment', '?fen=12.5', '?fen=330&back=https%3A%2F%2Fevil.example'])(
        'a manipulated address (%s) is explained, and leads nowhere else',
        async (search) => {
          await open(`/payment/westpay${search}`)
          await sees(page.getByRole('alert').getByText(remittances.tampered.title))
          expect(await main().locator('a[href*="evil"]').count()).toBe(0)
        },
      )

      test('opened directly it is complete, and offers the faster methods and the balance', async () => {
        await open('/payment/westpay')
        await sees(main().getByRole('link', { name: remittances.toRecharge }))
        await sees(main().getByRole('link', { name: remittances.toBalance }))
        expect(await tooWide(page)).toEqual([])
      })

      test('a remittance is reported with its receipt, and credited as it actually arrived, while the page is open', async () => {
        const field = (name: string) => page.getByLabel(name, { exact: true })
        await field(remittances.firstName).fill('Nora')
        await field(remittances.lastName).fill('Lind')
        await field(remittances.country).selectOption('SE')
        await field(remittances.amount).fill('30')
        const mtcn = field(remittances.mtcn)
        await mtcn.fill('123')
        await mtcn.blur()
        await sees(page.getByText(remittances.mtcnWrong))
        await mtcn.fill(String(Date.now()).slice(-10))
        const file = { name: 'receipt.png', mimeType: 'image/png', buffer: drawPicture(90) }
        const stored = page.waitForResponse((answer) => answer.url().includes('/uploads'))
        await page.locator('input[type="file"]').setInputFiles(file)
        await stored
        await page.getByRole('button', { name: remittances.submit }).click()
        const table = page.getByRole('table', { name: remittances.history })
        await sees(table.getByText(remittances.stages.submitted))
        expect(await table.getByRole('link').first().getAttribute('href')).toMatch(/\/files\//)
        expect(await faultsOf()).toEqual([])

        const finance = await staff(url, 'finance')
        const [mine] = (await nora.call('GET /remittances')).items
        const params = { id: mine!.id }
        const got = { currency: mine!.currency, received_minor: 2_900 }
        const worth = await finance('POST /staff/remittances/{id}/preview_credit', { params, body: got })
        await finance('POST /staff/remittances/{id}/credit', {
          params,
          body: { ...got, expected_credit_fen: worth.credit_fen },
        })
        await sees(table.getByText(remittances.stages.credited, { exact: true }))
        await sees(table.getByText(say.money(worth.credit_fen), { exact: true }))
        await eventually(async () => {
          const { items } = await nora.call('GET /funds/entries', { query: { account: 'available' } })
          expect(items[0]).toMatchObject({ kind: 'remittance', change_fen: worth.credit_fen })
        })
      })
    })
  })
}
