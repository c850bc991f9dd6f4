import { listOfOrder } from '@longhaul/domain/orders/place.ts'
import { ITEM_STAGES, type ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { expect, test } from 'vitest'
import { aPaidOrder } from '../../test/given-orders.ts'
import { testWorld } from '../../test/world.ts'

const world = testWorld()

test('whatever the stages of its items, an order is counted once, in the list in which it is found', async () => {
  const ana = await world.shopper('ana')
  const order = await aPaidOrder(world, ana, { items: 2 })
  const [first, second] = order.itemIds
  const put = (id: string, stage: ItemStage) =>
    world.db.updateTable('order_items').set({ stage }).where('id', '=', id).execute()
  for (const stage of ITEM_STAGES)
    for (const other of [stage, 'shipped_abroad'] as const) {
      await put(first!, stage)
      await put(second!, other)
      const { items, counts } = await ana.call('GET /orders', {})
      const list = listOfOrder(items[0]!.status, [{ stage }, { stage: other }])
      expect([stage, other, counts]).toEqual([stage, other, { [list]: 1 }])
      expect((await ana.call('GET /orders', { query: { status: list } })).items).toHaveLength(1)
    }
  // The books are checked at the end, and the money of these items is still on hold.
  for (const id of order.itemIds) await put(id, 'in_review')
})
