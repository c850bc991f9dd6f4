import { ITEM_STAGES, type ItemStage, orderStatus } from '@longhaul/domain/orders/stages.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { orderStatusSql } from './sql-status.ts'

const world = testWorld()

type Item = { stage: ItemStage; refundOpen: boolean }

test('the status that SQL derives is the one that the domain derives', async () => {
  const item = fc.record({ stage: fc.constantFrom(...ITEM_STAGES), refundOpen: fc.boolean() })
  // Without open cases too: with them nearly every order would be one that is being refunded.
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

async function derivedInSql(orders: Item[][]): Promise<string[]> {
  const items = orders.flatMap((order, index) => order.map((item) => ({ ...item, index })))
  const { rows } = await sql<{ status: string }>`
    select ${orderStatusSql(sql.ref('stage'), sql.ref('refund_open'))} as status
    from unnest(${items.map((item) => item.index)}::int[], ${items.map((item) => item.stage)}::text[],
      ${items.map((item) => item.refundOpen)}::bool[]) as item (order_index, stage, refund_open)
    group by order_index order by order_index`.execute(world.db)
  return rows.map((row) => row.status)
}
