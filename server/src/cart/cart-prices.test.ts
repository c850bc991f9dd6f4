import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

/* Comparing the cart with its pages. The pages are those of the demo mall, which is a shop on this server. */

const world = testWorld()
const HOODIE = 'https://item.taobao.com/item.htm?id=812600000101'
const GREEN_L = '颜色: 墨绿; 尺码: L'
const WATCH_SOLD_OUT = 'https://detail.tmall.com/item.htm?id=812700000908'
const PAGE_GONE = 'https://detail.tmall.com/item.htm?id=812700000975'
const CUP_IN_YEN = 'https://yunomi.example/products/oribe-yunomi'

let ana: Person
let bo: Person
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})
beforeEach(async () => {
  const ids = (await ana.call('GET /cart')).groups.flatMap(({ items }) => items.map(({ id }) => id))
  if (ids.length > 0) await ana.call('POST /cart/items/delete', { body: { ids } })
})

const check = async (who = ana) => (await who.call('GET /cart/prices')).items
const findings = async () => (await check()).map(({ finding, price_fen: fen }) => [finding, fen])
const hoodie = { url: HOODIE, options_text: GREEN_L, unit_price_fen: 12_900 }
/** When the page of the hoodie was read last. */
const readAt = async () => {
  const { read_at: at } = await world.db
    .selectFrom('products')
    .where('item_id', '=', '812600000101')
    .where('source', '=', 'page')
    .select('read_at')
    .executeTakeFirstOrThrow()
  return at
}

test('an empty cart has nothing to compare', async () => {
  expect(await check()).toEqual([])
})

test('each line is compared with its page: price, stock, option, and whether it is still there', async () => {
  for (const line of [
    hoodie,
    { ...hoodie, unit_price_fen: 11_900 },
    { ...hoodie, options_text: '颜色: 米白; 尺码: XL', unit_price_fen: 13_900 },
    { ...hoodie, options_text: '颜色: 酒红; 尺码: L' },
    { ...hoodie, options_text: 'green, L' },
    { url: WATCH_SOLD_OUT },
    { url: PAGE_GONE },
    { url: CUP_IN_YEN },
    { url: 'https://shop.example.com/goods/12' },
  ]) {
    world.clock.advance({ minutes: 1 })
    await given.aCartItem(ana, line)
  }
  expect(await findings()).toEqual([
    ['same', null],
    ['price', 12_900],
    ['sold_out', null],
    ['option_gone', null],
    ['unknown', null],
    ['sold_out', null],
    ['gone', null],
    ['unknown', null],
    ['unknown', null],
  ])
})

test('accepting the price of the page is changing the line', async () => {
  const id = await given.aCartItem(ana, { ...hoodie, unit_price_fen: 11_900 })
  const [found] = await check()
  expect(found).toMatchObject({ id, finding: 'price', read_at: expect.any(String) })
  await ana.call('PATCH /cart/items/{id}', { params: { id }, body: { unit_price_fen: found!.price_fen! } })
  expect(await findings()).toEqual([['same', null]])
})

test('a price of the shopper’s own is not compared', async () => {
  const price_reason = 'negotiated'
  await given.aCartItem(ana, { ...hoodie, unit_price_fen: 11_000, page_price_fen: 12_900, price_reason })
  expect(await findings()).toEqual([['same', null]])
})

test('a page is read again after half an hour and no sooner, and keeps its pictures', async () => {
  let found = await world.caller()('GET /products', { query: { url: HOODIE } })
  while (found.product?.more_images) found = await world.caller()('GET /products', { query: { url: HOODIE } })
  const first = await readAt()
  await given.aCartItem(ana, hoodie)
  world.clock.advance({ minutes: 29 })
  await check()
  expect(await readAt()).toEqual(first)
  world.clock.advance({ minutes: 2 })
  const [line] = await check()
  expect(await readAt()).toEqual(world.clock.now())
  expect(line?.read_at).toBe(world.clock.now().toISOString())
  const again = await world.caller()('GET /products', { query: { url: HOODIE } })
  expect(again.product?.images.map(({ file_id: id }) => id)).toEqual(
    found.product?.images.map(({ file_id: id }) => id),
  )
  expect(again.product?.variants).toEqual(found.product?.variants)
})

test('a product that is first read for its price gets its pictures when its form is opened', async () => {
  await world.db.deleteFrom('products').execute()
  await given.aCartItem(ana, hoodie)
  expect(await findings()).toEqual([['same', null]])
  const { product } = await world.caller()('GET /products', { query: { url: HOODIE } })
  expect(product?.images.length).toBeGreaterThan(0)
})

test('nobody sees another shopper’s lines', async () => {
  await given.aCartItem(ana, hoodie)
  expect(await check(bo)).toEqual([])
})
