import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let lin: Person
let fay: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['buyer'])
  fay = await world.staff('fay', ['finance'])
})

/** An item of 300.00 yuan that waits to be bought, and its order. */
async function anExpensiveItem() {
  const order = await given.aPaidOrder(world, ana, { line: { unit_price_fen: 30_000 } })
  const id = order.itemIds[0]!
  await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
  return { id, number: order.number }
}
const billOf = (id: string, goods_fen: number) => ({
  number: given.sellerNumber(),
  freight_fen: 0,
  discount_fen: 0,
  items: [{ id, goods_fen }],
})
const available = async () => (await ana.call('GET /funds')).available_fen
const stageOf = async (id: string) =>
  (await world.db.selectFrom('order_items').where('id', '=', id).select('stage').executeTakeFirstOrThrow())
    .stage

test('a price typed far too low gives the shopper nothing back, until a second person agrees', async () => {
  const { id } = await anExpensiveItem()
  const before = await available()
  const body = billOf(id, 1)
  const alone = await expectRefusal(lin.call('POST /staff/seller_orders', { body }), 'transition_not_allowed')
  expect(alone.data).toMatchObject({ reason: 'second_person_needed', act: 'purchase_saving', proposal: true })
  expect([await available(), await stageOf(id)]).toEqual([before, 'to_purchase'])
  const asked = await lin.call('POST /staff/proposals', {
    body: { call: 'POST /staff/seller_orders', params: {}, body, reason: 'A sale of the seller' },
  })
  const shown = await fay.call('GET /staff/proposals/{id}', { params: { id: asked.id } })
  expect(shown.changes).toMatchObject([{ before: 30_000, after: 1 }])
  await fay.call('POST /staff/proposals/{id}/approve', { params: { id: asked.id }, body: { figure: null } })
  expect([(await available()) - before, await stageOf(id)]).toEqual([29_999, 'purchased'])
})

test('small savings are recorded alone, up to the sum of a day', async () => {
  lin = await world.staff('kai', ['buyer'])
  for (let times = 0; times < 5; times++) {
    const { id } = await anExpensiveItem()
    await lin.call('POST /staff/seller_orders', { body: billOf(id, 10_000) })
  }
  const { id } = await anExpensiveItem()
  const over = lin.call('POST /staff/seller_orders', { body: billOf(id, 29_999) })
  expect((await expectRefusal(over, 'transition_not_allowed')).reason).toBe('second_person_needed')
  // What saves nothing is no act.
  await lin.call('POST /staff/seller_orders', { body: billOf(id, 30_000) })
})

test('a list of purchases leaves such an order out, and says why', async () => {
  lin = await world.staff('max', ['buyer'])
  const [low, usual] = [await anExpensiveItem(), await anExpensiveItem()]
  const text = [
    `${low.number}\t${given.sellerNumber()}\t0.01`,
    `${usual.number}\t${given.sellerNumber()}\t299.00`,
  ].join('\n')
  const { id } = await lin.call('POST /staff/purchase_batches', { body: { text, expected_count: 2 } })
  await world.runJob('record-purchases', { batchId: id })
  expect([await stageOf(low.id), await stageOf(usual.id)]).toEqual(['to_purchase', 'purchased'])
  const { refused } = await lin.call('GET /staff/purchase_batches/{id}', { params: { id } })
  expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining('second person')])
})
