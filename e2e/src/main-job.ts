import { randomUUID } from 'node:crypto'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { formatter } from '@longhaul/text/format.ts'
import { noticeIn } from '@longhaul/text/mail/notices.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { booksErrors } from './calls.ts'
import { BACKPACK } from './routes.ts'
import { type Scene, countLoads, sees } from './scene.ts'
import * as shop from './shop-steps.ts'
import type { StaffWork } from './staff-work.ts'
import { unfoldAll } from './unfold-all.ts'
import { postalNumber } from './postal-number.ts'

/*
 * Two backpacks of the demo mall at 168.00, no domestic freight, two detail photos at 2.00, our fee of 5 %.
 */
const TITLE = '复古帆布双肩包 大容量 可放 15.6 英寸电脑'
const LATIN_TITLE = 'Vintage canvas backpack, fits a 15.6-inch laptop'
/** Its name on the shopper's pages; staff read the seller's words as well. */
const nameFor = inBoth(LATIN_TITLE, TITLE)
const GOODS_FEN = 33_600
const TOTAL_FEN = 35_680
/** The seller's real price. */
const REAL_FEN = 32_000
const SAVED_FEN = GOODS_FEN - REAL_FEN
const RECHARGE_FEN = 150_000
/*
 * To Singapore by EMS: 115.00 for the first 500 g, 33.00 for each further 500 g, 8.00 for customs, 8.00 for
 * packing; charged by weight, as no side reaches 40 cm. The shelf's 1.84 kg plus a tenth for packing are
 * 2.024 kg; the packed weight is 1.48 kg.
 */
const ESTIMATE_FEN = 11_500 + 4 * 3_300 + 800 + 800
const ACTUAL_FEN = 11_500 + 2 * 3_300 + 800 + 800

const SINGAPORE = {
  country: 'SG',
  firstName: 'Ana',
  lastName: 'Silva',
  city: 'Singapore',
  street: '1 Raffles Place',
  postcode: '048616',
  phone: '+65 6123 4567',
}

/**
 * The main job from the pasted link to the reviewed package, as shopper and as staff, checking at the
 * important points what a person would look at.
 */
export async function walkMainJob(scene: Scene, staff: StaffWork): Promise<void> {
  const email = `walk-${randomUUID()}@demo.example`
  const page = await scene.shopper()
  await becomeShopper(scene, staff, email)
  const orderNumber = await order(scene, email)
  await receiveItem(scene, staff, orderNumber)
  await send(scene, staff, await combine(scene, email))
  await shop.receiveAndReview(scene, page, { stars: 5, text: 'Light box, quick, exactly as in the photos.' })
  await lookBack(scene, page)
  await staff.proveBooks()
  expect(await booksErrors(scene.url)).toEqual([])
  expect(scene.complaints()).toEqual([])
}

/**
 * Registers, verifies with the link that an admin reads, and logs out again: the link is pasted as a guest.
 */
async function becomeShopper(scene: Scene, staff: StaffWork, email: string): Promise<void> {
  const page = await scene.shopper()
  await shop.register(scene, page, email)
  await shop.verify(scene, page, await staff.mailedAddress(email), email)
  await shop.logOut(scene, page)
}

/** From the paste box to a paid order; returns its number. */
async function order(scene: Scene, email: string): Promise<string> {
  const { words, say } = scene
  const { goods, orderStatus } = words.shop
  const page = await scene.shopper()
  await page.goto('/')
  await shop.paste(scene, page, BACKPACK)
  await sees(page.getByText('item.taobao.com/item.htm?id=812600000125'))
  await sees(page.getByText(goods.form.asRead))
  await unfoldAll(page)
  await sees(page.getByRole('textbox', { name: goods.form.name }).and(page.locator(`[value="${TITLE}"]`)))
  await shop.fillOrderForm(scene, page, {
    option: '藏青',
    pieces: 2,
    photos: 2,
    note: 'The seams at the straps',
  })
  await sees(page.getByText(say.money(TOTAL_FEN)))

  await page.getByRole('button', { name: goods.actions.add }).click()
  await page.waitForURL((address) => address.pathname === '/user/login')
  await shop.logIn(scene, page, email)
  await sees(page.getByText(goods.actions.added))
  await page
    .getByRole('link', { name: words.shop.shell.cartOf(1) })
    .first()
    .click()

  await shop.checkOut(scene, page, TOTAL_FEN)
  await sees(page.getByText(words.shop.payment.balanceShort(say.money(TOTAL_FEN))))
  await shop.rechargeOnTheWay(scene, page, RECHARGE_FEN)
  await sees(page.getByText(words.shop.payment.balanceAfter(say.money(RECHARGE_FEN - TOTAL_FEN))))
  await shop.payFromBalance(scene, page, TOTAL_FEN)
  await page.getByRole('link', { name: words.shop.payment.toOrder }).click()
  await sees(page.getByText(orderStatus.statuses.paid.means))
  return await numberIn(page)
}

/** Review, purchase, dock and shelf; the shopper's order page updates without a reload. */
async function receiveItem(scene: Scene, staff: StaffWork, orderNumber: string): Promise<void> {
  const { words, say } = scene
  const { stages, statuses } = words.shop.orderStatus
  const page = await scene.shopper()
  const loads = countLoads(page)
  const trackingNumber = `YT${Date.now()}`
  const main = page.getByRole('main')
  const item = page.getByRole('article', { name: nameFor[scene.way.lang] })

  await staff.approve(orderNumber)
  await sees(main.getByText(stages.to_purchase.name, { exact: true }))
  await staff.buy({
    number: orderNumber,
    title: TITLE,
    paidFen: GOODS_FEN,
    realFen: REAL_FEN,
    trackingNumber,
  })
  await sees(main.getByText(stages.seller_shipped.name, { exact: true }))
  await staff.shelve({
    trackingNumber,
    grams: 1_840,
    centimetres: [38, 28, 16],
    pictures: 3,
    detailPictures: 2,
    shelf: 'D-04-2',
  })
  await sees(main.getByText(stages.in_stock.name, { exact: true }))
  await sees(page.getByText(statuses.in_stock.means))
  await sees(item.getByText(say.weight(1_840)))
  expect(loads(), 'the order page was never loaded again').toBe(0)
}

type Parcel = { number: string; trackingNumber: string }

/** The shelf, the builder, confirm info, payment; returns the package's number. */
async function combine(scene: Scene, email: string): Promise<string> {
  const { words, say } = scene
  const { steps, payment, parcels } = words.shop
  const page = await scene.shopper()
  const pack = steps.about.on_shelf.action({ pay: '', back: '', day: '' })
  await page.getByRole('link', { name: pack }).click()
  await lookAtShelf(scene, page)
  const title = nameFor[scene.way.lang]
  await shop.buildPackage(scene, page, {
    title,
    country: SINGAPORE.country,
    line: 'EMS',
    totalFen: ESTIMATE_FEN,
  })
  await shop.addAddress(scene, page, { ...SINGAPORE, email })
  await shop.declare(scene, page, { title, description: 'Canvas backpack' })
  await sees(page.getByText(say.moneyWithCode(ESTIMATE_FEN)))
  await shop.acceptTerms(scene, page)
  await page.waitForURL((address) => address.pathname === '/payment')
  await shop.payFromBalance(scene, page, ESTIMATE_FEN)
  await page.getByRole('link', { name: payment.toParcel }).click()
  await sees(page.getByText(parcels.stages.to_pick.means))
  await shop.unfold(page, parcels.detail.bill)
  await sees(page.getByText(parcels.detail.onHold(say.money(ESTIMATE_FEN))))
  return await numberIn(page)
}

/** The photos, and the exact last free day: the 30th, counted from today in the warehouse's calendar. */
async function lookAtShelf({ words, way }: Scene, page: Page): Promise<void> {
  const { shelf } = words.shop.warehouse
  const lastDay = formatter(way.lang, 'Asia/Shanghai').dayAndMonth(new Date(Date.now() + 29 * 86_400_000))
  await sees(page.getByText(shelf.free.until(lastDay)))
  await page.getByRole('button', { name: shelf.openPhotos(nameFor[way.lang], 5) }).click()
  const photo = page
    .getByRole('dialog', { name: shelf.photosOf(nameFor[way.lang]) })
    .getByRole('img')
    .first()
  await sees(photo)
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
}

/**
 * Packed, labelled, handed over, on its way, delivered; the shopper's package page updates without a reload.
 */
async function send(scene: Scene, staff: StaffWork, number: string): Promise<Parcel> {
  const { words, say } = scene
  const { stages, detail } = words.shop.parcels
  const page = await scene.shopper()
  const loads = countLoads(page)
  const trackingNumber = postalNumber()

  await staff.pack({
    number,
    grams: 1_480,
    centimetres: [39, 29, 17],
    givesBackFen: ESTIMATE_FEN - ACTUAL_FEN,
    // Lighter than the two pieces were at the dock.
    isDoubted: true,
  })
  await sees(page.getByText(stages.to_ship.means))
  await sees(page.getByText(detail.refundedSoFar(say.money(ESTIMATE_FEN - ACTUAL_FEN))))
  await staff.ship({ number, trackingNumber })
  await sees(page.getByText(trackingNumber))
  await sees(page.getByText(detail.wentBack(say.money(ESTIMATE_FEN - ACTUAL_FEN))))
  await staff.addTrackingUpdates(number, [
    { status: 'departed_origin', place: 'Guangzhou', description: 'Departed from office of exchange' },
    { status: 'delivered', place: 'Singapore', description: 'Left at the door' },
  ])
  const timeline = page.getByRole('list', { name: detail.trackingEvents })
  await sees(timeline.getByText(words.shop.way.milestones.departed))
  await sees(timeline.getByText('Singapore · Left at the door'))
  await sees(page.getByText(stages.delivered.means))
  expect(loads(), 'the package page was never loaded again').toBe(0)
  return { number, trackingNumber }
}

/** The remaining balance to the fen, with each movement in the statement, and a message for every step. */
async function lookBack({ words, say, way }: Scene, page: Page): Promise<void> {
  const { funds, messages } = words.shop
  const leftFen = RECHARGE_FEN - TOTAL_FEN + SAVED_FEN - ACTUAL_FEN
  await page.goto('/mine/fund')
  await sees(page.getByRole('region', { name: funds.title }).getByText(say.moneyWithCode(leftFen)))
  for (const [kind, fen] of [
    ['recharge', RECHARGE_FEN],
    ['order_paid', -TOTAL_FEN],
    ['item_purchased', SAVED_FEN],
    ['parcel_paid', -ESTIMATE_FEN],
    ['parcel_shipped', ESTIMATE_FEN - ACTUAL_FEN],
  ] as const)
    await sees(
      page
        .getByRole('row')
        .filter({ hasText: funds.kinds[kind] })
        .filter({ hasText: say.money(fen) }),
    )

  await page.goto('/message')
  const names = { title: TITLE, title_latin: LATIN_TITLE }
  const goods = { goods: [names], goods_count: 1 }
  for (const [kind, args] of [
    ['recharge_succeeded', { amount_fen: RECHARGE_FEN }],
    ['order_paid', goods],
    ['item_approved', names],
    ['item_purchased', names],
    ['item_in_stock', names],
    ['parcel_paid', goods],
    ['parcel_shipped', goods],
    ['parcel_done', goods],
  ] as const) {
    const { title } = noticeIn(way.lang, kind, args)
    await sees(
      page.getByRole('region', { name: messages.list }).getByRole('listitem').filter({ hasText: title }),
    )
  }
}

/** The number on an order's or a package's page: in its heading or on its ticket. */
async function numberIn(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  const number = /\b[OP]\d{9,}\b/.exec(text)?.[0]
  if (!number) throw new Error(`no number in “${text}”`)
  return number
}
