import { randomUUID } from 'node:crypto'
import type { Call } from '@longhaul/contract/client.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { login } from './calls.ts'
import { type PlacedOrder, placeOrder } from './orders.ts'
import { fits, settled } from './page-faults.ts'
import { MEI } from './routes.ts'
import { type Scene, sees, starting } from './scene.ts'
import { newShopper, recharge } from './shoppers.ts'

/** Refusals that the walk provokes deliberately. */
const EXPECTED = /40[049] .*\/(orders|order_items)\//

const CANCELLED = 'A vase to be cancelled'
const PRICE_RISEN = 'A lamp that became more expensive'
const PHOTOGRAPHED = 'A scarf to look at closely'
const BOUGHT = 'A book that is bought'

type Orders = Record<'cancelled' | 'priceRisen' | 'photographed' | 'bought', PlacedOrder & { itemId: string }>

/**
 * The list by tabs, words and days; an order that is unpaid, questioned, photographed, returned; in stock
 * with its pictures.
 */
export async function walkOrders(scene: Scene): Promise<void> {
  const { email, call } = await newShopper(scene.url)
  await recharge(scene.url, call, 50_000)
  const orders = await prepare(scene, call)
  const page = await scene.shopperAs(email)
  await list(scene, page, orders)
  await cancelInTheList(scene, page, call)
  await question(scene, page, orders.priceRisen, call)
  await photos(scene, page, orders.photographed)
  await refund(scene, page, orders.bought)
  await notThere(scene, page)
  await inStock(scene, await scene.shopperAs(MEI))
  expect(scene.complaints().filter((complaint) => !EXPECTED.test(complaint))).toEqual([])
}

const orderPage = (id: string): string => `/mine/order/orderDetail?id=${id}`

/** One unpaid order; one with a question about its price; one approved; one bought. */
async function prepare(scene: Scene, call: Call): Promise<Orders> {
  const [support, buyer] = [await scene.call('support'), await scene.call('buyer')]
  const paid = async (title: string) => {
    const order = await placeOrder(call, title, 3_000)
    await call('POST /payments', {
      body: { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen },
    })
    const itemId = await itemOf(call, order)
    await support('POST /staff/order_items/{id}/approve', { params: { id: itemId }, body: {} })
    return { ...order, itemId }
  }
  const cancelled = await placeOrder(call, CANCELLED, 3_000)
  const [priceRisen, photographed, bought] = [
    await paid(PRICE_RISEN),
    await paid(PHOTOGRAPHED),
    await paid(BOUGHT),
  ]
  await buyer('POST /staff/order_items/{id}/ask', {
    params: { id: priceRisen.itemId },
    body: { kind: 'price', goods_fen: 3_600, freight_fen: 0, note: 'New batch, new price' },
  })
  await buyer('POST /staff/seller_orders', {
    body: {
      // Each order at a seller has its own number, in either language of the walk.
      number: `W-${scene.way.lang}`,
      freight_fen: 0,
      discount_fen: 0,
      items: [{ id: bought.itemId, goods_fen: 3_000 }],
    },
  })
  return {
    cancelled: { ...cancelled, itemId: await itemOf(call, cancelled) },
    priceRisen,
    photographed,
    bought,
  }
}

async function itemOf(call: Call, { id }: PlacedOrder): Promise<string> {
  return (await call('GET /orders/{id}', { params: { id } })).items[0]!.id
}

/**
 * Tabs with counts, the tab in the address, Back; words and days, cleared by one button; empty lists say so.
 */
async function list({ words }: Scene, page: Page, orders: Orders): Promise<void> {
  const { orderList, orderStatus, steps } = words.shop
  const say = orderList.list
  const figures = { pay: '', back: '', day: '' }
  await page.goto('/mine/order')
  await settled(page)
  const tab = (name: string) => page.getByRole('tab', { name: starting(name) })
  const { statuses } = orderStatus
  for (const [name, count] of [
    [say.all, 4],
    [statuses.pending_payment.name, 1],
    [statuses.processing.name, 3],
    [statuses.in_stock.name, 0],
  ] as const)
    expect(await tab(name).textContent(), name).toContain(String(count))
  expect(await page.getByRole('tab').count()).toBe(9)
  await fits(page)

  await tab(statuses.pending_payment.name).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('pending_payment')
  await sees(page.getByText(CANCELLED))
  await expect.poll(() => page.getByText(BOUGHT).count()).toBe(0)
  const card = page.getByRole('listitem').filter({ hasText: CANCELLED }).first()
  await sees(card.locator('time').first())
  await sees(card.getByText(steps.about.order_unpaid.title(figures)))
  for (const control of await card.getByRole('link').filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    if ((page.viewportSize()?.width ?? 0) < 400 && (await control.getAttribute('class'))?.includes('button'))
      expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await tab(statuses.in_stock.name).click()
  await sees(page.getByText(say.empty.status(statuses.in_stock.name)))
  await page.goBack()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('pending_payment')
  await sees(page.getByText(CANCELLED))

  await tab(say.all).click()
  await page.getByRole('button', { name: say.searchOrDates }).click()
  const search = page.getByRole('searchbox', { name: say.search })
  await search.fill('scarf')
  await search.press('Enter')
  await expect.poll(() => page.getByText(BOUGHT).count()).toBe(0)
  await sees(page.getByText(PHOTOGRAPHED))
  await page.getByLabel(say.to, { exact: true }).fill('2020-01-01')
  await sees(page.getByText(say.empty.filtered))
  await page.getByRole('button', { name: say.clear }).first().click()
  await sees(page.getByText(BOUGHT))
  expect(new URL(page.url()).search).toBe('')
  await sees(page.getByRole('link', { name: steps.about.price_changed.action(figures) }))
  expect(orders.priceRisen.id).not.toBe('')
}

/** Asks for confirmation; the card and the counts follow. */
async function cancelInTheList({ words }: Scene, page: Page, call: Call): Promise<void> {
  const { orderList, orderStatus } = words.shop
  await page.goto('/mine/order?status=pending_payment')
  await settled(page)
  await page.getByRole('button', { name: orderList.list.cancel }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText(orderList.cancel.unpaid))
  await dialog.getByRole('button', { name: orderList.cancel.confirm }).click()
  await sees(page.getByText(orderList.list.empty.status(orderStatus.statuses.pending_payment.name)))
  const tab = page.getByRole('tab', { name: starting(orderStatus.statuses.cancelled.name) })
  await expect.poll(() => tab.textContent()).toContain('1')
  expect((await call('GET /orders')).counts).toMatchObject({ cancelled: 1, processing: 3 })
}

/**
 * Where the order is and what it waits for; the old and new price, accepted, the difference paid; the amounts
 * follow.
 */
async function question({ words, say }: Scene, page: Page, { id }: PlacedOrder, call: Call): Promise<void> {
  const { orders: text, orderList, orderPage: says, payment, steps } = words.shop
  await page.goto(orderPage(id))
  await settled(page)
  expect(await page.title()).toContain(PRICE_RISEN)
  await sees(page.getByRole('button', { name: words.ui.copyText.copyWhat(text.detail.copyNumber) }))
  const rail = page.getByRole('list', { name: says.rail.label })
  expect(await rail.locator('[aria-current="step"]').textContent()).toContain(says.rail.checked)
  expect(await rail.getByRole('listitem').nth(1).locator('time').count()).toBe(1)
  await page.getByText(says.means, { exact: true }).click()
  for (const part of ['means', 'next', 'action'] as const)
    await sees(page.getByText(says[part], { exact: true }))
  const figures = { pay: say.money(630), back: '', day: '' }
  const box = page.getByRole('region', { name: steps.about.price_changed.title(figures) })
  for (const part of [
    say.money(3_000),
    say.money(3_600),
    'New batch, new price',
    orderList.question.answerBy(''),
  ])
    await sees(box.getByText(part))
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
  await box.getByRole('button', { name: orderList.question.acceptFor(say.money(630)) }).click()
  await page.waitForURL((address) => address.pathname === '/payment')
  const pay = page.getByRole('button', { name: payment.pay(say.moneyWithCode(630)) })
  await expect.poll(() => pay.isEnabled()).toBe(true)
  await pay.click()
  await sees(page.getByRole('heading', { level: 1, name: payment.result.succeeded }))
  const order = await call('GET /orders/{id}', { params: { id } })
  expect(order).toMatchObject({ amounts: { total_fen: 3_780 }, balance_freeze_fen: 3_780 })
  await page.goto(orderPage(id))
  await sees(page.getByText(say.moneyWithCode(3_780)))
}

/** Opens a dialog with one of the buttons on an order's page. */
async function openDialog(page: Page, id: string, button: string, title: string): Promise<Locator> {
  await page.goto(orderPage(id))
  await settled(page)
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog', { name: title })
}

/** At most twenty photos, a remark of at most five hundred characters, and the price before payment. */
async function photos({ words, say }: Scene, page: Page, { id }: PlacedOrder): Promise<void> {
  const { fee, orderWords, photos: text } = words.shop
  const dialog = await openDialog(page, id, text.ask, text.title)
  const count = dialog.getByRole('textbox', { name: text.count, exact: true })
  await count.fill('21')
  await count.press('Enter')
  await expect.poll(() => count.inputValue()).toBe('20')
  await sees(dialog.getByText(say.money(4_000)).first())
  const remark = dialog.getByRole('textbox', { name: starting(text.remark) })
  await remark.fill('x'.repeat(510))
  await sees(dialog.getByText(words.ui.fieldText.countOf(500, 500), { exact: true }))
  expect(await axeFaults(page)).toEqual([])
  await remark.fill('the seams')
  await count.fill('3')
  await count.press('Enter')
  await dialog.getByRole('button', { name: fee.confirm(say.money(600)) }).click()
  await sees(page.getByText(text.done(3)))
  await sees(page.getByText(starting(orderWords.photos(3))))
}

/** Amount, destination and deadline of a refund; requested, and withdrawn. */
async function refund({ words, say }: Scene, page: Page, { id }: PlacedOrder): Promise<void> {
  const { orders: text, orderList, orderStatus } = words.shop
  const dialog = await openDialog(page, id, text.detail.askRefund, text.refund.title)
  for (const part of [orderList.question.toSettle, text.refund.balance, text.refund.noDeadline])
    await sees(dialog.getByText(part))
  await dialog.getByRole('button', { name: text.refund.confirm }).click()
  await sees(dialog.getByText(text.refund.causeError))
  await dialog.getByRole('combobox').selectOption('changed_mind')
  await sees(dialog.getByText(say.moneyWithCode(3_000)))
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text.refund.confirm }).click()
  await sees(page.getByText(orderStatus.statuses.refund_processing.name))
  await page.getByRole('button', { name: text.detail.cancelRefund }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.refund.cancelConfirm }).click()
  await sees(page.getByText(text.refund.cancelled))
  await fits(page)
}

/** Another shopper's order and one that does not exist show the same page. */
async function notThere({ url, words }: Scene, page: Page): Promise<void> {
  const foreign = (await (await login(url, MEI))('GET /orders')).items[0]!.id
  for (const id of [foreign, randomUUID(), 'nonsense']) {
    await page.goto(orderPage(id))
    await sees(page.getByRole('heading', { level: 1, name: words.shop.shell.notFound.title }))
  }
}

/**
 * The demo's item on the shelf: pictures by keyboard, the deadline counted down, the receipt, one printed
 * page.
 */
async function inStock({ url, words, way }: Scene, page: Page): Promise<void> {
  const { orders: text, parcelDocuments } = words.shop
  const { items } = await (
    await login(url, MEI)
  )('GET /orders', { query: { status: 'in_stock', q: '机械键盘' } })
  await page.goto(orderPage(items[0]!.id))
  await settled(page)
  await sees(page.getByText(text.detail.refundUntil))
  const first = page.getByRole('button', {
    name: words.pictures.galleryText.openPhoto(words.shop.captions.shows.scale),
  })
  await first.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await sees(lightbox.getByText(words.pictures.galleryText.photo(1, 3)))
  await page.keyboard.press('ArrowRight')
  await sees(lightbox.getByText(words.pictures.galleryText.photo(2, 3)))
  await page.keyboard.press('Escape')
  await expect.poll(() => first.evaluate((entry) => entry === document.activeElement)).toBe(true)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: parcelDocuments.save(parcelDocuments.papers.receipt) }).click()
  expect((await saved).suggestedFilename()).toBe(`receipt-${items[0]!.number}.pdf`)
  if (way.lang === 'zh') return
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}
