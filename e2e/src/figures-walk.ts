import type { Call } from '@longhaul/contract/client.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { booksErrors } from './calls.ts'
import { cartItem, checkOut } from './orders.ts'
import { settled } from './page-faults.ts'
import { addHome, pack } from './parcel-steps.ts'
import { postalNumber } from './postal-number.ts'
import { type Scene, sees } from './scene.ts'
import { newShopper, recharge } from './shoppers.ts'
import { declineCoupons } from './shop-steps.ts'
import type { StaffWork } from './staff-work.ts'
import { type Words, wordsIn } from './words.ts'

/*
 * What one order costs, on every page from the first estimate to the shipped package, in both languages: one
 * figure for each question. Three hoodies of the demo mall, bought for 6.00 less; one of them is refunded.
 */

const HOODIE = 'https://item.taobao.com/item.htm?id=812600000101'
/** Its price on the home page; the shopper has agreed on less. */
const HOME_FEN = 12_900
const EACH_FEN = 3_000
const SAVED_FEN = 600
const REAL_FEN = 3 * EACH_FEN - SAVED_FEN

export async function walkFigures(scene: Scene, staff: StaffWork): Promise<void> {
  const pages = new Figures(scene, await scene.shopper())
  await atTheDoor(scene, pages)
  const { email, call } = await newShopper(scene.url)
  // News as it happens: each mail is compared by its figures.
  await call('PUT /mail_choices/{topic}', { params: { topic: 'orders' }, body: { choice: 'at_once' } })
  await scene.shopperAs(email)
  const order = await ordered(scene, pages, call)
  const costFen = await boughtForLess(scene, pages, call, staff, order)
  const togetherFen = await sent(scene, pages, call, costFen)
  await mailed(scene, email, [order.totalFen, SAVED_FEN, REAL_FEN / 3, togetherFen])
  expect(await booksErrors(scene.url)).toEqual([])
  expect(scene.complaints()).toEqual([])
}

/** What a shopper does on a page before its amounts are read. */
type Prepare = (page: Page, words: Words) => Promise<void>

/** Pages as their amounts, which are the same in both languages. */
class Figures {
  readonly page: Page
  readonly #scene: Scene

  constructor(scene: Scene, page: Page) {
    this.#scene = scene
    this.page = page
  }

  /**
   * The text of a page that shows this amount, in the language of the walk. A second tab has it in the other
   * language until both show the same amounts: some of them come after the page.
   */
  async of(path: string, amount: string, prepare?: Prepare): Promise<string> {
    const twin = await this.page.context().newPage()
    await this.#open(twin, 'zh', path, amount, prepare)
    await this.#open(this.page, 'en', path, amount, prepare)
    await sameAmounts(path, twin, this.page)
    await twin.close()
    return textOf(this.page)
  }

  async #open(page: Page, lang: Lang, path: string, amount: string, prepare?: Prepare): Promise<void> {
    await page.context().addCookies([{ name: 'lang', value: lang, url: this.#scene.url }])
    await page.goto(path)
    await settled(page)
    await prepare?.(page, wordsIn(lang))
    await sees(page.getByRole('main').getByText(amount).locator('visible=true'))
  }
}

async function sameAmounts(path: string, ...pages: readonly [Page, Page]): Promise<void> {
  const distinct = async (page: Page) => [...new Set(amountsIn(await textOf(page)))].join(' ')
  const differing = async () => {
    const [other, own] = [await distinct(pages[0]), await distinct(pages[1])]
    return other === own ? '' : `${other} in Chinese, ${own}`
  }
  await expect.poll(differing, { message: `amounts of ${path}` }).toBe('')
}

const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')

/** Every amount with a symbol, sorted: languages order their sentences differently. */
const amountsIn = (text: string): string[] => (text.match(/[¥$][\d,]+\.\d\d/g) ?? []).toSorted()

/** The amount in dollars that follows an amount in yuan, or a range that begins with it, after ≈. */
function approximately(text: string, yuan: string): string {
  const found = new RegExp(
    `${yuan.replaceAll(/[.$]/g, '\\$&')}(?: CNY)?(?: – ¥[\\d,.]+\\d[^¥$]*)? ≈ (\\$[\\d,.]+\\d)`,
  ).exec(text)?.[1]
  if (!found) throw new Error(`no ≈ after ${yuan} in: ${text}`)
  return found
}

/** Home says of the usual weight what the order form says of the cheapest of 8 in 10 packages. */
async function atTheDoor({ words, say }: Scene, pages: Figures): Promise<void> {
  const { filled } = words.shop.home
  await pages.page.goto('/')
  await settled(pages.page)
  const ticket = await pages.page.getByRole('region', { name: filled.label }).innerText()
  const [total = '', dollars = ''] = /(¥[\d,.]+)\s*≈ (\$[\d,.]+\d)/.exec(ticket)?.slice(1) ?? []
  expect(ticket).toContain(say.money(HOME_FEN))
  const form = await pages.of(`/productdetail?url=${encodeURIComponent(HOODIE)}`, total)
  expect(approximately(form, total)).toBe(dollars)
}

type Ordered = { id: string; number: string; totalFen: Fen; totalText: string; charged: string }

/** Cart, confirmation, payment, result, order: one total, and what is charged for it. */
async function ordered({ words, say, url }: Scene, pages: Figures, call: Call): Promise<Ordered> {
  const { payment } = words.shop
  const body = { ...cartItem('Cotton hoodie', EACH_FEN), url: HOODIE, quantity: 3 }
  const line = await call('POST /cart/items', { body })
  const { amounts } = await call('POST /orders/preview', { body: { cart_item_ids: [line.id] } })
  const total = say.money(amounts.total_fen)
  const charged = approximately(await pages.of('/cart', total), total)
  const confirm = await pages.of(`/confirmOrder?items=${line.id}`, total, withoutCoupon)
  expect(approximately(confirm, total)).toBe(charged)

  const { id } = await checkOut(call, line.id)
  const paying = await pages.of(`/payment?orders=${id}`, charged)
  expect(paying).not.toContain('≈')
  // All its dollars are the amount charged, but the fee in it.
  const fee = new RegExp(`${payment.providerFee} \\$[\\d,.]+\\d`)
  expect(new Set(paying.replace(fee, '').match(/\$[\d,]+\.\d\d/g))).toEqual(new Set([charged]))
  await pages.page.getByRole('button', { name: payment.pay(`${charged} USD`) }).click()
  await pages.page.getByRole('button', { name: words.provider.approve }).click()
  await pages.page.waitForURL((address) => address.pathname === '/payment/payResult')
  await sees(pages.page.getByText(payment.result.succeeded, { exact: true }))
  const result = await pages.page.getByRole('main').innerText()
  expect(result).toContain(total)
  expect(result).toContain(`${charged} USD`)

  const { number } = await call('GET /orders/{id}', { params: { id } })
  const order = { id, number, totalFen: amounts.total_fen, totalText: total, charged }
  await everywhere(pages, order, order.totalFen, say.money)
  expect(new URL(pages.page.url()).origin).toBe(url)
  return order
}

/** A new shopper's coupon would be applied automatically. */
const withoutCoupon: Prepare = async (page, words) => {
  await declineCoupons(page, words)
  await settled(page)
}

/** The order's page and the list say what it costs, with the same amount after ≈. */
async function everywhere(
  pages: Figures,
  { id }: Pick<Ordered, 'id'>,
  fen: Fen,
  money: (fen: Fen) => string,
) {
  const page = await pages.of(`/mine/order/orderDetail?id=${id}`, money(fen))
  const list = await pages.of('/mine/order', money(fen))
  expect(approximately(list, money(fen))).toBe(approximately(page, money(fen)))
  return page
}

/** A saving at the purchase and the refund of one piece: what is left is the cost. */
async function boughtForLess(
  scene: Scene,
  pages: Figures,
  call: Call,
  staff: StaffWork,
  order: Ordered,
): Promise<Fen> {
  const { say, words } = scene
  const trackingNumber = `YT${Date.now()}`
  await staff.approve(order.number)
  await staff.buy({
    number: order.number,
    title: '',
    paidFen: 3 * EACH_FEN,
    realFen: REAL_FEN,
    trackingNumber,
  })
  await staff.shelve({
    trackingNumber,
    grams: 1_500,
    centimetres: [30, 25, 15],
    pictures: 1,
    detailPictures: 0,
    shelf: 'D-04-3',
  })
  const { items } = await call('GET /orders/{id}', { params: { id: order.id } })
  await call('POST /order_items/{id}/refund', {
    params: { id: items[0]!.id },
    body: { cause: 'wrong_item', reason: '', quantity: 1 },
  })
  const cases = (await (await scene.call('support'))('GET /staff/refund_cases')).items
  const params = { id: cases.find((entry) => entry.item_id === items[0]!.id)!.id }
  for (const [role, step] of [
    ['support', 'grant'],
    ['finance', 'pay_back'],
  ] as const)
    await (
      await scene.call(role)
    )('POST /staff/refund_cases/{id}/decide', { params, body: { step, note: '' } })

  const backFen = SAVED_FEN + REAL_FEN / 3
  const costFen = order.totalFen - backFen
  const { available_fen: availableFen } = await call('GET /funds')
  expect(availableFen, 'what came back is on the balance').toBe(backFen)
  const text = await everywhere(pages, order, costFen, say.money)
  const { detail } = words.shop.orders
  for (const row of [detail.boughtForLess, detail.refunded, detail.amountLeft]) expect(text).toContain(row)
  expect(text).toContain(order.totalText)
  return costFen
}

/**
 * Confirm info, payment and page of the package: its price, and with the goods what everything cost. Returns
 * both together.
 */
async function sent(scene: Scene, pages: Figures, call: Call, costFen: Fen): Promise<Fen> {
  const { say, words } = scene
  const { payment } = words.shop
  const { id: address_id } = await addHome(call)
  const stock_item_ids = (await call('GET /stock_items')).items.map((item) => item.id)
  const goods = { stock_item_ids, address_id, service_ids: [], insured_fen: 0 }
  const quote = await call('POST /parcels/preview', { body: goods })
  const confirm = await pages.of(`/mine/store/confirmInfo?items=${stock_item_ids.join(',')}`, ' CNY')
  const line = quote.lines.find(
    ({ total_fen: fen }) => fen !== null && confirm.includes(say.moneyWithCode(fen)),
  )!
  const priceFen = line.total_fen!
  const price = say.money(priceFen)
  const parcel = await call('POST /parcels', {
    body: {
      ...goods,
      line_id: line.line_id,
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Cotton hoodies',
        value_fen,
      })),
      remark: '',
      expected_total_fen: priceFen,
      accept_terms: true,
    },
  })

  // The balance covers a part: only the rest is charged, and the page says both.
  const { available_fen: availableFen } = await call('GET /funds')
  const paying = await pages.of(`/payment?parcel=${parcel.id}`, say.money(availableFen))
  const rest = /(\$[\d,.]+\d)/.exec(paying)?.[1] ?? ''
  expect(paying).toContain(payment.chargedPartly(say.money(availableFen), ''))
  await sees(pages.page.getByRole('button', { name: payment.pay(`${rest} USD`) }))
  await recharge(scene.url, call, 50_000)
  const paid = await pages.of(`/payment?parcel=${parcel.id}`, price)
  expect(approximately(paid, price)).toBe(approximately(confirm, price))
  await call('POST /payments', {
    body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: priceFen },
  })

  await pack(scene, parcel.id, 1_000)
  const params = { id: parcel.id }
  const { actual_fen: actualFen } = await call('GET /parcels/{id}', { params })
  const togetherFen = costFen + actualFen!
  // What was expected is stored every minute, and now.
  const admin = await scene.call('admin')
  await admin('POST /staff/jobs/{name}/run_now', {
    params: { name: 'save-expectations' },
    body: { reason: 'The estimate is compared' },
  })
  const wasFen = async () => (await call('GET /parcels/{id}', { params })).how_right?.was_fen
  await expect.poll(wasFen).toBe(togetherFen)
  const warehouse = await scene.call('warehouse')
  await warehouse('POST /staff/parcels/{id}/ship', { params, body: { tracking_number: postalNumber() } })
  const page = await pages.of(`/mine/package/packageDetail?id=${parcel.id}`, say.money(togetherFen))
  // On the ticket, and in the comparison with the estimate.
  expect(amountsIn(page).filter((amount) => amount === say.money(togetherFen)).length).toBeGreaterThan(1)
  expect(page).toContain(say.money(costFen))
  expect(page).toContain(say.money(actualFen!))
  return togetherFen
}

/** The figures in the mails are those of the pages. */
async function mailed(scene: Scene, email: string, figures: readonly Fen[]): Promise<void> {
  const admin = await scene.call('admin')
  const missing = async () => {
    const { items } = await admin('GET /staff/mails', { query: { q: email } })
    const texts: string[] = []
    for (const { id } of items) {
      const { subject, text_body: body } = await admin('GET /staff/mails/{id}', { params: { id } })
      texts.push(`${subject} ${body}`)
    }
    return figures
      .map((fen) => scene.say.money(fen))
      .filter((figure) => !texts.some((text) => text.includes(figure)))
  }
  await expect.poll(missing, { message: 'amounts that no mail names' }).toEqual([])
}
