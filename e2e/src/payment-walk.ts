import type { Call } from '@longhaul/contract/client.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { login } from './calls.ts'
import { placeOrder } from './orders.ts'
import { fits, letThrough, settled } from './page-faults.ts'
import { MEI } from './routes.ts'
import { type Scene, sees, starting } from './scene.ts'
import { newShopper, recharge } from './shoppers.ts'

/** Refusals that the walk provokes deliberately. */
const EXPECTED = /40[49] .*\/payments/

/**
 * Paying from the balance and through a provider; refused, already paid and cancelled orders; the result, as
 * seen by others too.
 */
export async function walkPayment(scene: Scene): Promise<void> {
  const { email, call } = await newShopper(scene.url)
  await recharge(scene.url, call, 20_000)
  const page = await scene.shopperAs(email)
  const paymentId = await fromTheBalance(scene, page, call)
  await look(scene, page, call, paymentId)
  await notTwice(scene, page, call)
  await byProvider(scene, page, call)
  expect(scene.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
}

const payPage = (...ids: string[]): string => `/payment?orders=${ids.join(',')}`

/**
 * One payment block; a refusal stays on the page and says whether money moved; five clicks pay once. Returns
 * the payment's id.
 */
async function fromTheBalance({ words, say }: Scene, page: Page, call: Call): Promise<string> {
  const { payment } = words.shop
  const [first, second] = [
    await placeOrder(call, 'Tea tray', 3_000),
    await placeOrder(call, 'Tea towel', 1_000),
  ]
  const total = say.moneyWithCode(first.totalFen + second.totalFen)
  await page.goto(payPage(first.id, second.id))
  await settled(page)
  expect(await page.title()).toContain(total)
  const block = page.getByRole('region', { name: payment.titlePlain })
  await sees(block.getByText(total))
  for (const { id } of [first, second]) {
    const { number } = await call('GET /orders/{id}', { params: { id } })
    await sees(block.getByText(number))
  }
  // The balance suffices: the other methods say that they are not needed.
  const balance = block.getByRole('radio', { name: starting(payment.balance) })
  await expect.poll(() => balance.isChecked()).toBe(true)
  await sees(block.getByText(payment.coversAll))
  await balance.focus()
  await page.keyboard.press('ArrowDown')
  await fits(page)

  const pay = block.getByRole('button', { name: payment.pay(total) })
  const message = 'Refused for this walk'
  await page.route('**/api/v1/payments', (route) =>
    route.fulfill({ status: 409, json: { code: 409, message, data: { error: 'out_of_date' } } }),
  )
  await pay.click()
  await sees(block.getByText(message))
  await sees(block.getByText(payment.notMoved))
  await letThrough(page)

  let go: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (go = resolve))
  let sent = 0
  await page.route('**/api/v1/payments', async (route) => {
    sent += 1
    await gate
    await route.continue()
  })
  await pay.click({ clickCount: 5, delay: 20 })
  await sees(block.getByRole('button', { name: payment.paying }))
  go()
  await page.waitForURL((address) => address.pathname === '/payment/payResult')
  // The address changes before the page does, because its chunk is still loading.
  await sees(page.getByRole('heading', { level: 1, name: payment.result.succeeded }))
  await letThrough(page)
  expect(sent).toBe(1)
  expect((await call('GET /funds')).frozen_fen).toBe(first.totalFen + second.totalFen)
  return new URL(page.url()).searchParams.get('payment') ?? ''
}

/**
 * The result is a receipt: announced, with the focus on its heading; opened again it pays nothing; others do
 * not see it.
 */
async function look(scene: Scene, page: Page, call: Call, paymentId: string): Promise<void> {
  const { words, url } = scene
  const { result } = words.shop.payment
  const heading = page.getByRole('heading', { level: 1, name: result.succeeded })
  await sees(heading)
  await expect.poll(() => heading.evaluate((entry) => entry === document.activeElement)).toBe(true)
  // A shopper knows the orders by their numbers; the payment's own id means nothing to them.
  const { items } = await call('GET /payments/{id}', { params: { id: paymentId } })
  expect(items).toHaveLength(2)
  const count = items.reduce((sum, { goods_count: goods }) => sum + goods, 0)
  await sees(page.getByRole('status').getByText(result.thanks.order(count)))
  for (const { number } of items) await sees(page.getByRole('listitem').getByText(number).first())
  await sees(page.getByRole('button', { name: result.print }))
  await fits(page)
  const before = await call('GET /funds')
  await page.reload()
  await sees(page.getByRole('heading', { level: 1, name: result.succeeded }))
  expect(await call('GET /funds')).toEqual(before)
  const stranger = await login(url, MEI)
  await expect(stranger('GET /payments/{id}', { params: { id: paymentId } })).rejects.toMatchObject({
    error: 'not_found',
  })
}

/** Already paid, or cancelled: no second payment. */
async function notTwice({ words }: Scene, page: Page, call: Call): Promise<void> {
  const { payment } = words.shop
  const [paid] = (await call('GET /orders', { query: { status: 'paid' } })).items
  await page.goto(payPage(paid!.id))
  await sees(page.getByText(payment.paidAlready.title))
  expect(await page.getByRole('radio').count()).toBe(0)
  const gone = await placeOrder(call, 'Changed my mind', 1_000)
  await call('POST /orders/{id}/cancel', { params: { id: gone.id }, body: {} })
  await page.goto(payPage(gone.id))
  await sees(page.getByText(payment.closed.title))
  await page.goto('/payment')
  await sees(page.getByText(payment.nothing.title))
}

/**
 * More than the balance: the shortfall is shown and paid through a provider; the result page waits, and
 * updates without a reload.
 */
async function byProvider({ words, say }: Scene, page: Page, call: Call): Promise<void> {
  const { payment } = words.shop
  const order = await placeOrder(call, 'Something dear', 50_000)
  const { available_fen } = await call('GET /funds')
  await page.goto(payPage(order.id))
  await settled(page)
  const block = page.getByRole('region', { name: payment.titlePlain })
  const missingFen = order.totalFen - available_fen
  await sees(block.getByText(payment.balanceShort(say.money(missingFen))))
  const toRecharge = page.getByRole('link', { name: payment.rechargeLink })
  expect(await toRecharge.getAttribute('href')).toContain(encodeURIComponent('/payment?orders='))
  // The button says what the provider will charge.
  const { pay_minor: payMinor, currency } = await call('POST /recharges/preview', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: missingFen },
  })
  const pay = block.getByRole('button', { name: payment.pay(say.moneyWithCode(payMinor, currency)) })
  await expect.poll(() => pay.isEnabled()).toBe(true)
  await sees(block.getByText(payment.providerAmount))
  await fits(page)
  expect(await axeFaults(page)).toEqual([])
  let id = ''
  await page.route('**/api/v1/payments', async (route) => {
    const response = await route.fetch()
    id = ((await response.json()) as { data: { id: string } }).data.id
    await route.fulfill({ response })
  })
  await pay.click()
  await page.waitForURL(/sandbox-pay/)
  await sees(page.getByRole('button', { name: words.provider.approve }))
  await letThrough(page)
  const provider = page.url()

  await page.goto(`/payment/payResult?payment=${id}`)
  await sees(page.getByRole('heading', { level: 1, name: payment.result.pending }))
  await sees(page.getByText(payment.result.pendingText))
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
  // Paid in another tab: this page updates without a reload.
  const other = await page.context().newPage()
  await other.goto(provider)
  await other.getByRole('button', { name: words.provider.approve }).click()
  await other.waitForURL(/payResult/)
  await other.close()
  await sees(page.getByRole('heading', { level: 1, name: payment.result.succeeded }))
  expect((await call('GET /orders/{id}', { params: { id: order.id } })).status).toBe('paid')
}
