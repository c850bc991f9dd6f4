import { ITEM_STAGES, type ItemStage, orderStatus } from '@longhaul/domain/states/item-stages.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaidOrder } from '../../test/given-orders.ts'
import { testWorld } from '../../test/world.ts'
import { findStatusErrors, orderStatusSql } from './sql-status.ts'

const world = testWorld()

type Item = { stage: ItemStage; refundOpen: boolean }

test('the status that SQL derives is the one that the domain derives', async () => {
  const item = fc.record({ stage: fc.constantFrom(...ITEM_STAGES), refundOpen: fc.boolean() })
  // Also generates items without open cases: otherwise nearly every order would have a refund in progress.
  const calm = fc.record({ stage: fc.constantFrom(...ITEM_STAGES), refundOpen: fc.constant(false) })
  const order = fc.oneof(
    fc.array(item, { minLength: 1, maxLength: 5 }),
    fc.array(calm, { minLength: 1, maxLength: 5 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 60 }), async (orders) => {
      expect(await derivedInSql(orders)).toEqual(orders.map(orderStatus))
    }),
    { numRuns: 60 },
  )
})

test('and for every single stage', async () => {
  const orders = ITEM_STAGES.flatMap((stage) => [true, false].map((refundOpen) => [{ stage, refundOpen }]))
  expect(await derivedInSql(orders)).toEqual(orders.map(orderStatus))
})

test('the stored status is right after concurrent changes to two items, and after a later one', async () => {
  const [ana, buyer] = [await world.shopper('ana'), await world.staff('bo', ['support', 'buyer'])]
  const order = await aPaidOrder(world, ana, { items: 2 })
  const status = async () => (await ana.call('GET /orders/{id}', { params: { id: order.id } })).status
  expect(await status()).toBe('paid')
  const [first, second] = order.itemIds
  await Promise.all([
    buyer.call('POST /staff/order_items/{id}/approve', { params: { id: first! }, body: {} }),
    ana.call('POST /order_items/{id}/cancel', { params: { id: second! }, body: {} }),
  ])
  expect(await status()).toBe('processing')
  await ana.call('POST /order_items/{id}/refund', {
    params: { id: first! },
    body: { cause: 'other', reason: 'no' },
  })
  expect(await status()).toBe('cancelled')
})

test('the check of the books finds an order whose status does not match its items', async () => {
  await world.db.updateTable('orders').set({ status: 'in_stock' }).execute()
  expect((await findStatusErrors(world.db)).rows).toEqual([
    {
      check: 'the status of an order follows from its items',
      detail: expect.stringMatching(/: in_stock, not cancelled$/),
    },
  ])
  await world.db.updateTable('orders').set({ status: 'cancelled' }).execute()
  expect((await findStatusErrors(world.db)).rows).toEqual([])
})

async function derivedInSql(orders: Item[][]): Promise<string[]> {
  const items = orders.flatMap((order, index) => order.map((item) => ({ ...item, index })))
  const { rows } = await sql<{ status: string; kept: string }>`
    select ${orderStatusSql(sql.ref('stage'), sql.ref('refund_open'))} as status,
      order_status(array_agg(item_status(stage, refund_open))) as kept
    from unnest(${items.map((item) => item.index)}::int[], ${items.map((item) => item.stage)}::text[],
      ${items.map((item) => item.refundOpen)}::bool[]) as item (order_index, stage, refund_open)
    group by order_index order by order_index`.execute(world.db)
  // The status stored with an order, and the one that the check of the books compares it with.
  expect(rows.map((row) => row.kept)).toEqual(rows.map((row) => row.status))
  return rows.map((row) => row.status)
}
