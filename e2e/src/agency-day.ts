import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { booksErrors } from './calls.ts'
import * as office from './office-steps.ts'
import { type PlacedOrder, placeOrder } from './orders.ts'
import { addHome, declare, sendEverything } from './parcel-steps.ts'
import { type Scene, sees } from './scene.ts'
import * as desk from './desk-steps.ts'
import { type Shopper, newShopper, recharge } from './shoppers.ts'
import { postalNumber } from './postal-number.ts'

/**
 * The size of a day: the number of shoppers, each of whom orders one item from each shop and ships them in
 * one package; and whether the office does its own work as well.
 */
export type Day = { shoppers: number; shops: readonly string[]; isOfficeOpen: boolean }

const PRICE_FEN = 6_000
/** Chosen so that a package weighs as much as estimated, to the weight step. */
const PACKED_GRAMS = 295

type Bought = PlacedOrder & { number: string; itemId: string; shop: string; shopper: Shopper }

/** An agency's day, as its staff work in the console; after each step a shopper sees its result. */
export async function walkAgencyDay(
  scene: Scene,
  { shoppers: count, shops, isOfficeOpen }: Day,
): Promise<void> {
  const shoppers = await Promise.all(Array.from({ length: count }, () => newShopper(scene.url)))
  const orders = (await Promise.all(shoppers.map((shopper) => orderEverywhere(scene, shopper, shops)))).flat()
  const first = shoppers[0]!
  const page = await scene.shopperAs(first.email)

  await buyAll(scene, page, orders, shops)
  await receiveAll(scene, page, orders, shops)
  await office.refuseRefund(scene, page, orders[0]!)
  await scene.leave('support')
  await sendAll(scene, page, shoppers, shops.length * PACKED_GRAMS)
  await scene.leave('warehouse')
  if (isOfficeOpen) {
    await office.creditRemittance(scene, page, first.call)
    await office.publishArticle(scene, page)
    await office.changeRate(scene, page)
  }
  await desk.proveBooks(scene, await scene.desk('finance'))
  expect(await booksErrors(scene.url)).toEqual([])
  expect(scene.complaints()).toEqual([])
}

/** Orders one item from each shop, pays from the balance, and leaves it waiting for review. */
async function orderEverywhere(
  { url }: Scene,
  shopper: Shopper,
  shops: readonly string[],
): Promise<Bought[]> {
  const { call } = shopper
  await recharge(url, call, 200_000)
  await addHome(call)
  const orders: Bought[] = []
  for (const shop of shops) {
    const order = await placeOrder(call, shop, PRICE_FEN)
    const body = { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen }
    await call('POST /payments', { body })
    const { number, items } = await call('GET /orders/{id}', { params: { id: order.id } })
    orders.push({ ...order, number, itemId: items[0]!.id, shop, shopper })
  }
  return orders
}

/**
 * Reviews the orders one by one, buys shop by shop, and pastes all tracking numbers of the sellers together.
 */
async function buyAll(
  scene: Scene,
  page: Page,
  orders: readonly Bought[],
  shops: readonly string[],
): Promise<void> {
  const { words } = scene
  const { pasted, purchase, sellerParcels: parcels, shell } = words.desk
  const support = await scene.desk('support')
  for (const { number } of orders) await desk.approve(scene, support, number)

  const buyer = await scene.desk('buyer')
  await desk.open(buyer, shell.sections.purchase)
  for (const [at, shop] of shops.entries()) {
    const here = orders.filter((order) => order.shop === shop)
    const group = buyer.getByRole('region').filter({ hasText: here[0]!.number })
    // The next order in the list opens when the previous one is recorded, but it need not be this one.
    if (at > 0) await sees(buyer.getByLabel(purchase.sellerNumber))
    const sellerNumber = group.getByLabel(purchase.sellerNumber)
    if (!(await sellerNumber.isVisible()))
      await group.getByRole('button', { name: purchase.openForm }).click()
    await sellerNumber.fill(`2100${String(at).padStart(12, '0')}`)
    await sees(group.getByText(purchase.exact).nth(here.length - 1))
    await sellerNumber.press('Enter')
    await group.waitFor({ state: 'detached' })
  }
  await buyer.getByRole('tab', { name: purchase.tabs.seller }).click()
  await buyer.getByRole('button', { name: parcels.open }).click()
  const sheet = buyer.getByRole('dialog', { name: parcels.title })
  const lines = orders.map((order) => `${order.number}\t${trackingOf(order)}`)
  await sheet.getByLabel(parcels.label).fill([...lines, 'no such number'].join('\n'))
  await sheet.getByRole('button', { name: pasted.check }).click()
  await sheet.getByRole('button', { name: pasted.leaveOut }).click()
  await sheet.getByRole('button', { name: pasted.check }).click()
  await sheet.getByRole('button', { name: parcels.send(lines.length) }).click()
  await sees(buyer.getByText(parcels.done(lines.length, lines.length)))
  await scene.leave('buyer')

  await page.goto('/mine/order?status=processing')
  await sees(page.getByText(shops.at(-1)!))
  const { counts } = await orders[0]!.shopper.call('GET /orders', { query: {} })
  expect(counts).toMatchObject({ processing: shops.length })
}

/** Scans, photographs, weighs and shelves what arrives. */
async function receiveAll(
  scene: Scene,
  page: Page,
  orders: readonly Bought[],
  shops: readonly string[],
): Promise<void> {
  const dock = await scene.desk('warehouse')
  for (const [at, order] of orders.entries())
    await desk.shelve(scene, dock, {
      trackingNumber: trackingOf(order),
      grams: 320,
      centimetres: [18, 12, 6],
      pictures: 1,
      detailPictures: 0,
      shelf: `H-${String((at % 5) + 1).padStart(2, '0')}-1`,
    })
  await page.goto('/mine/store')
  for (const shop of shops) await sees(page.getByText(shop))
  // The shelf still asks what its goods would cost, and would be refused once they are in a package.
  await page.goto('about:blank')
}

/** Each shopper ships everything in one package; all are packed and handed over. */
async function sendAll(scene: Scene, page: Page, shoppers: readonly Shopper[], grams: number): Promise<void> {
  const { words } = scene
  const dock = await scene.desk('warehouse')
  for (const { call } of shoppers) {
    const parcel = await sendEverything(call)
    await desk.pack(scene, dock, {
      number: parcel.number,
      grams,
      centimetres: [26, 18, 14],
      givesBackFen: 0,
      // Weighed without the carton that the plan suggests.
      isDoubted: true,
    })
    await declare(scene, parcel.id)
    await desk.ship(scene, dock, {
      number: parcel.number,
      trackingNumber: postalNumber(),
    })
  }
  await page.goto('/mine/package')
  await sees(page.getByText(words.shop.parcels.stages.in_transit.label))
}

const trackingOf = ({ number }: Bought): string => `YT77${number.replaceAll(/\D/g, '').padStart(11, '0')}`
