import { randomUUID } from 'node:crypto'
import type { Call } from '@longhaul/contract/client.ts'
import { text as publicListEn } from '@longhaul/text/storefront/lists/public-list.en.ts'
import { text as publicListZh } from '@longhaul/text/storefront/lists/public-list.zh.ts'
import { text as creatorEn } from '@longhaul/text/storefront/rewards/creator.en.ts'
import { text as creatorZh } from '@longhaul/text/storefront/rewards/creator.zh.ts'
import { text as creatorsDeskEn } from '@longhaul/text/console/rewards/creators.en.ts'
import { text as creatorsDeskZh } from '@longhaul/text/console/rewards/creators.zh.ts'
import { text as goodsListEn } from '@longhaul/text/storefront/goods/goods-list.en.ts'
import { text as goodsListZh } from '@longhaul/text/storefront/goods/goods-list.zh.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { formatter } from '@longhaul/text/format.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { booksErrors, caller } from './calls.ts'
import { drawPicture } from './picture.ts'
import { addHome, pack, sendEverything } from './parcel-steps.ts'
import { postalNumber } from './postal-number.ts'
import { TEAPOT } from './routes.ts'
import { type Scene, sees } from './scene.ts'
import * as shop from './shop-steps.ts'
import { newShopper, recharge } from './shoppers.ts'
import { byCalls } from './staff-work.ts'

/* The teapot costs 368.00; our fee of 5 % is 18.40, of which the creator's fifth is 3.68. */
const TITLE = '朱泥茶壶 手工 150ml 西施'
const PRICE_FEN = 36_800
const TOTAL_FEN = PRICE_FEN + 1_840
const SHARE_FEN = 368

const WORDS = inBoth(
  { list: publicListEn, creator: creatorEn, desk: creatorsDeskEn, lists: goodsListEn },
  { list: publicListZh, creator: creatorZh, desk: creatorsDeskZh, lists: goodsListZh },
)

/**
 * A creator applies and shows a list; a stranger comes by it, registers, orders and receives; the share is
 * credited, and taken back when what was bought is refunded.
 */
export async function walkCreator(scene: Scene): Promise<void> {
  const creator = await newShopper(scene.url)
  const page = await scene.otherAs(creator.email)
  await apply(scene, page)
  await approve(scene, await scene.desk('finance'))
  await scene.leave('finance')
  const path = await publish(scene, page)

  const stranger = await scene.shopper()
  const call = await register(scene, stranger, path)
  await order(scene, stranger, call, path)
  const parcelId = await receive(scene, stranger, call)
  await seesFigures(scene, page, { share: true })
  await claim(scene, call, parcelId)
  await seesFigures(scene, page, { share: false })
  expect((await call('GET /orders')).items).toHaveLength(1)
  expect((await creator.call('GET /funds')).available_fen).toBe(0)
  expect(await booksErrors(scene.url)).toEqual([])
  expect(scene.complaints()).toEqual([])
}

async function apply({ way }: Scene, page: Page): Promise<void> {
  const { creator } = WORDS[way.lang]
  await page.goto('/mine/reward?tab=creator')
  await page.getByLabel(creator.name, { exact: true }).fill('Tea with Nora')
  await page.getByRole('button', { name: creator.send }).click()
  await sees(page.getByText(creator.states.applied))
}

/** Finance reads the application and approves it. */
async function approve({ way }: Scene, desk: Page): Promise<void> {
  const { desk: words } = WORDS[way.lang]
  await desk.goto('/console/rewards/creators')
  const card = desk.getByRole('listitem').filter({ hasText: 'Tea with Nora' })
  await card.getByRole('button', { name: words.steps.approve }).click()
  await sees(desk.getByText(words.done))
}

/** Pastes a link, and shows the list that became of it to everybody. Returns the path of its page. */
async function publish({ way }: Scene, page: Page): Promise<string> {
  const { list, lists } = WORDS[way.lang]
  await page.goto('/cart?list=all')
  await page.getByLabel(lists.paste).fill(TEAPOT)
  await page.getByRole('button', { name: lists.make }).click()
  await page.getByLabel(list.publish.shownName).fill('Nora')
  await page.getByLabel(list.publish.name).fill('For a cup of tea')
  await page.getByRole('button', { name: list.publish.make, exact: true }).click()
  const link = page.locator('a[href^="/list/"]')
  await sees(link)
  return (await link.getAttribute('href'))!
}

/** Somebody without an account looks at the list and registers: only their visit leads to the creator. */
async function register(scene: Scene, page: Page, path: string): Promise<Call> {
  const { list } = WORDS[scene.way.lang]
  const email = `walk-${randomUUID()}@demo.example`
  await page.goto(path)
  await sees(page.getByRole('heading', { level: 1, name: 'For a cup of tea' }))
  await sees(page.getByText(list.whose('Nora')))
  await shop.register(scene, page, email)
  // Whoever verifies the address on the same device is logged in there.
  await shop.verify(scene, page, await byCalls(scene).mailedAddress(email), email)
  const cookies = await page.context().cookies()
  return caller(scene.url, cookies.find(({ name }) => name === 'token')?.value)
}

/** The list is copied, put into the cart, ordered and paid. */
async function order(scene: Scene, page: Page, call: Call, path: string): Promise<void> {
  const { list, lists } = WORDS[scene.way.lang]
  await recharge(scene.url, call, 150_000)
  await page.goto(path)
  await page.getByRole('button', { name: list.copy }).click()
  await page.getByRole('button', { name: lists.put(1), exact: true }).click()
  await page.getByRole('button', { name: lists.openCart }).click()
  await shop.checkOut(scene, page, TOTAL_FEN)
  await shop.payFromBalance(scene, page, TOTAL_FEN)
}

/** Staff buy, shelve and ship it; the stranger confirms the receipt. Returns the package's id. */
async function receive(scene: Scene, page: Page, call: Call): Promise<string> {
  const { actions, receipt } = scene.words.shop.parcels
  const staff = byCalls(scene)
  const trackingNumber = `YT${Date.now()}`
  const { number } = (await call('GET /orders')).items[0]!
  await staff.approve(number)
  await staff.buy({ number, title: TITLE, paidFen: PRICE_FEN, realFen: PRICE_FEN, trackingNumber })
  await staff.shelve({
    trackingNumber,
    grams: 320,
    centimetres: [18, 12, 6],
    pictures: 1,
    detailPictures: 0,
    shelf: 'H-01-1',
  })
  await addHome(call)
  const parcel = await sendEverything(call)
  await pack(scene, parcel.id, 400)
  await staff.ship({ number: parcel.number, trackingNumber: postalNumber() })
  await staff.addTrackingUpdates(parcel.number, [
    { status: 'delivered', place: 'Singapore', description: 'Left at the door' },
  ])
  await page.goto(`/mine/package/packageDetail?id=${parcel.id}`)
  await page.getByRole('button', { name: actions.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: receipt.confirm }).click()
  await sees(page.getByRole('dialog').getByRole('button', { name: receipt.review }))
  return parcel.id
}

/**
 * What the creator sees of it: one visit, one registration, one order, and the share. Jobs book the share,
 * and the page reads figures and shares in two calls, so both are waited for.
 */
async function seesFigures({ way }: Scene, page: Page, { share }: { share: boolean }): Promise<void> {
  const { creator } = WORDS[way.lang]
  const { money } = formatter(way.lang)
  await page.goto('/mine/reward?tab=creator')
  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  for (const name of [creator.visits, creator.registrations, creator.orders])
    await expect.poll(() => figure(name).innerText(), { message: name }).toBe('1')
  const row = page.getByRole('row').filter({ hasText: money(SHARE_FEN) })
  await sees(row)
  await expect.poll(() => figure(creator.waiting).innerText()).toBe(money(share ? SHARE_FEN : 0))
  await expect.poll(() => row.getByText(creator.shares.lapsed).count()).toBe(share ? 0 : 1)
}

/** It came broken: support grants the claim, and finance pays it. */
async function claim(scene: Scene, call: Call, parcelId: string): Promise<void> {
  const body = new Blob([new Uint8Array(drawPicture(120))], { type: 'image/png' })
  const evidence = []
  for (const slot of ['box', 'label', 'goods'] as const)
    evidence.push({
      slot,
      file_id: (await call('POST /uploads', { query: { kind: 'attachment' }, body })).id,
    })
  const { contents } = await call('GET /parcels/{id}', { params: { id: parcelId } })
  const { id } = await call('POST /parcels/{id}/claim', {
    params: { id: parcelId },
    body: {
      kind: 'damaged',
      stock_item_ids: contents.map((content) => content.stock_item_id),
      story: 'The spout is broken.',
      evidence,
    },
  })
  const params = { id }
  const support = await scene.call('support')
  const { affected_left_fen, freight_paid_fen } = await support('GET /staff/claims/{id}', { params })
  await support('POST /staff/claims/{id}/grant', {
    params,
    body: {
      fault: 'ours',
      share_per_mille: 1_000,
      note: 'As on the photos',
      expected_payout_fen: affected_left_fen + freight_paid_fen,
    },
  })
  await (
    await scene.call('finance')
  )('POST /staff/claims/{id}/pay', { params, body: {} })
}
