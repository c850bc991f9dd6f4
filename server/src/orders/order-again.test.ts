import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})

const linesOf = async (who: Person) => (await who.call('GET /cart')).groups.flatMap(({ items }) => items)
const again = (who: Person, id: string, item_ids?: string[]) =>
  who.call('POST /orders/{id}/again', { params: { id }, body: item_ids ? { item_ids } : {} })

test('the goods of an order are in the cart again as they were, and nothing is ordered', async () => {
  const { id } = await given.anOrder(ana, {
    items: 2,
    line: { options_text: '颜色: 黑色; 尺码: L', quantity: 3, remark: 'gift', freight_fen: 800 },
  })
  expect(await again(ana, id)).toEqual({ added: 2, cart_count: 2, no_room_for: 0 })
  for (const line of await linesOf(ana))
    expect(line).toMatchObject({
      options_text: '颜色: 黑色; 尺码: L',
      quantity: 3,
      remark: 'gift',
      freight_fen: 800,
      tolerance_percent: 0,
    })
  expect((await ana.call('GET /orders', { query: {} })).items).toHaveLength(1)
})

test('pages without a seller’s name that were ordered together ask for their own freight, not all of it', async () => {
  const flo = await world.shopper('flo')
  const { id } = await given.anOrder(flo, { items: 2, line: { freight_fen: 800 } })
  // So were orders before each page was a seller of its own.
  await world.db.updateTable('orders').set({ seller_name: '' }).where('id', '=', id).execute()
  await again(flo, id)
  const { groups } = await flo.call('GET /cart')
  expect(groups.map(({ freight_fen }) => freight_fen)).toEqual([400, 400])
})

test('some of its items alone; an item of another order is left out', async () => {
  const cy = await world.shopper('cy')
  const { id, itemIds } = await given.anOrder(cy, { items: 2 })
  const other = await given.anOrder(cy)
  expect(await again(cy, id, [itemIds[0]!, other.itemIds[0]!])).toMatchObject({ added: 1, cart_count: 1 })
})

test('another’s order is not found', async () => {
  const { id } = await given.anOrder(bo)
  await expectRefusal(again(ana, id), 'not_found')
})

test('a price of the shopper’s own was for that order: the page’s price counts', async () => {
  const di = await world.shopper('di')
  const { id } = await given.anOrder(di, {
    line: { unit_price_fen: 2_000, page_price_fen: 3_000, price_reason: 'negotiated' },
  })
  await again(di, id)
  expect(await linesOf(di)).toMatchObject([
    { unit_price_fen: 3_000, page_price_fen: null, price_reason: null },
  ])
})

test('a press that is sent twice adds once, and a full cart takes no more', async () => {
  const ed = await world.shopper('ed')
  const { id } = await given.anOrder(ed)
  const call = () =>
    ed.call('POST /orders/{id}/again', { params: { id }, body: {} }, { idempotencyKey: 'one-press-only' })
  await call()
  await call()
  expect(await linesOf(ed)).toHaveLength(1)
})
