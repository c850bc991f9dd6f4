import type { Call } from '@longhaul/contract/client.ts'
import { cartItem, checkOut } from '@longhaul/e2e/orders.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { upload } from '@longhaul/e2e/calls.ts'
import { drawPicture } from '@longhaul/e2e/picture.ts'
import type { Hands } from './hands.ts'
import { announce, arrive, sendHome, shelve } from './office.ts'
import { putOnScale } from './scale.ts'

/* A warehouse's day by keys and scans alone, in any language: what happened is read from the server. */

const PATIENCE_MS = 30_000

async function until(check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`not in ${PATIENCE_MS} ms: ${check.toString()}`)
    await pause(50)
  }
}

type People = { shopper: Call; admin: Call }

/** Buys some things of one seller, who sends them in one parcel. Returns its number. */
export async function aParcelOf(count: number, { shopper, admin }: People): Promise<string> {
  const shop = `Bench ${Date.now()}`
  const items: string[] = []
  for (let at = 0; at < count; at += 1) {
    const body = { ...cartItem(`${shop} ${at}`, 6_000), seller_name: shop }
    const line = await shopper('POST /cart/items', { body })
    const order = await checkOut(shopper, line.id)
    await shopper('POST /payments', {
      body: { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen },
    })
    const { items: of } = await shopper('GET /orders/{id}', { params: { id: order.id } })
    await admin('POST /staff/order_items/{id}/approve', { params: { id: of[0]!.id }, body: {} })
    items.push(of[0]!.id)
  }
  const { id } = await admin('POST /staff/seller_orders', {
    body: {
      number: `21${Date.now()}`,
      freight_fen: 0,
      discount_fen: 0,
      items: items.map((item) => ({ id: item, goods_fen: 6_000 })),
    },
  })
  const tracking_number = `SF${String(Date.now()).padStart(13, '0').slice(-13)}`
  await admin('POST /staff/seller_orders/{id}/shipping', { params: { id }, body: { tracking_number } })
  return tracking_number
}

const stockOf = async (admin: Call, number: string) =>
  (await admin('GET /staff/stock_items', { query: { q: number, limit: 100 } })).items

/** Puts things with labels on an empty shelf. */
export async function fillShelf(howMany: number, shelf: string, { shopper, admin }: People): Promise<void> {
  const ids: string[] = []
  for (let at = 0; at < howMany; at += 1) {
    const number = await announce(shopper, `Bench ${at}`.padEnd(9 + (at % 9), '-'))
    const id = await arrive(admin, number)
    await photo(admin, id)
    await shelve(admin, id)
    ids.push(id)
  }
  await admin('POST /staff/stock_items/labels', { body: { ids } })
  await admin('POST /staff/stock_items/shelf', { body: { ids, shelf } })
}

/** A picture, without which nothing is shelved. */
async function photo(admin: Call, id: string): Promise<void> {
  const file_id = await upload(admin, 'inspection', drawPicture(77))
  await admin('POST /staff/stock_items/{id}/photos', { params: { id }, body: { file_id, kind: 'free' } })
}

/** Each thing of a parcel: a photo, the scale, three sides, Enter; the shelf was scanned once for all. */
export async function receiveEach(hands: Hands, admin: Call, number: string): Promise<void> {
  await hands.scan(number)
  await hands.page.getByRole('article').filter({ hasText: number }).first().waitFor()
  const things = await stockOf(admin, number)
  for (let done = 0; done < things.length; done += 1) {
    await hands.page.locator('[data-bench] [data-scale]').waitFor()
    await hands.page
      .getByRole('button', { name: /^拍照/ })
      .first()
      .waitFor()
    await hands.press('F6')
    await until(
      async () => (await stockOf(admin, number)).filter(({ photos }) => photos.length > 0).length > done,
    )
    // The thing before was lifted off.
    await putOnScale(hands.page, 0)
    await putOnScale(hands.page, 480)
    await hands.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-scale]')?.value !== '',
    )
    await hands.type('302010')
    await hands.press('Enter')
    await until(
      async () => (await stockOf(admin, number)).filter(({ stage }) => stage === 'in_stock').length > done,
    )
  }
}

/** Some things of a parcel go into one paid package, in a wave of the admin's own. */
export async function aWave(
  { shopper, admin }: People,
  { number, things }: { number: string; things: number },
): Promise<{ id: string; number: string; wave: string }> {
  const ids = (await stockOf(admin, number)).slice(0, things).map(({ id }) => id)
  const parcel = await sendHome(shopper, ids)
  const { id: wave } = await admin('POST /staff/pick_waves', {
    body: { parcel_ids: [parcel.id], cart: 10 + (Date.now() % 90), bins: 4, for_me: true },
  })
  return { ...parcel, wave }
}

/** Each thing: its label, its bin; then DONE hands the cart over. */
export async function pick(hands: Hands, admin: Call, wave: string): Promise<void> {
  const now = () => admin('GET /staff/pick_waves/{id}', { params: { id: wave } })
  await hands.page.getByRole('region').first().waitFor()
  const { items, cart } = await now()
  for (const [at, thing] of items.entries()) {
    await hands.scan(`${thing.goods_number}-1`)
    await hands.scan(`BIN:${cart}-${thing.bin}`)
    await until(async () => (await now()).parcels[0]!.picked_pieces > at)
  }
  await hands.scan('DONE')
  await until(async () => (await now()).ended_at !== null)
}

/**
 * The bin opens the package, each label goes into the box, then photo, weight, the carton's sides, done.
 * Returns the height of the lowest row of its list, in px.
 */
export async function packByScans(hands: Hands, admin: Call, id: string, wave: string): Promise<number> {
  const { items, cart } = await admin('GET /staff/pick_waves/{id}', { params: { id: wave } })
  const parcel = () => admin('GET /staff/parcels/{id}', { params: { id } })
  // Until the carts and the first package are on the page, a bin says nothing.
  await hands.page.getByText(`${cart} 号车格`).first().waitFor()
  await hands.page.getByRole('article').first().waitFor()
  await pause(1_000)
  await hands.scan(`BIN:${cart}-${items[0]!.bin}`)
  await hands.page
    .getByRole('article')
    .filter({ hasText: (await parcel()).number })
    .first()
    .waitFor()
  const heights = await hands.page
    .locator('article ol > li, article ul > li')
    .filter({ hasText: items[0]!.goods_number })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  for (const [at, thing] of items.entries()) {
    await hands.scan(`${thing.goods_number}-1`)
    await until(async () => (await parcel()).contents.filter(({ checked }) => checked).length > at)
  }
  await hands.scan('PHOTO')
  await hands.page.locator('form progress').first().waitFor({ state: 'detached' })
  // As much as the station expects, so that it does not question the box.
  const expected = hands.page.locator('dl > div').filter({ hasText: '当前应重' }).locator('dd')
  await putOnScale(hands.page, Math.round(Number.parseFloat(await expected.innerText()) * 1000))
  await hands.scan('WEIGH')
  await hands.scan('DONE')
  await hands.scan('DONE')
  await until(async () => (await parcel()).stage !== 'packing')
  return Math.round(Math.min(...heights))
}

/** A shelf, every label on it, DONE. */
export async function countShelf(hands: Hands, admin: Call, shelf: string): Promise<number> {
  const { items } = await admin('GET /staff/stock_items', { query: { q: shelf, limit: 100 } })
  const things = items.filter((item) => item.shelf === shelf)
  await hands.scan(`SHELF:${shelf}`)
  for (const thing of things) await hands.scan(`${thing.goods_number}-1`)
  await hands.scan('DONE')
  await until(async () => {
    const { running } = await admin('GET /staff/shelf_counts')
    return running.every((row) => row.shelf !== shelf)
  })
  return things.length
}
