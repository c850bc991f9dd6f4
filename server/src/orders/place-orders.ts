import { placeOrders } from '@longhaul/contract/orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { takeOwnCartItems } from '../cart/public.ts'
import { action } from '../platform/action.ts'
import { Refusal, badInput } from '../platform/refusal.ts'
import { listWarehouses, readSettings } from '../site/public.ts'
import { placeOrder } from './place-order.ts'
import { priceOrders } from './price-orders.ts'

/**
 * Places one order per seller and takes its lines out of the cart. Every figure is computed anew; one that differs from what the shopper saw
 * stops it all.
 */
export const placeOrdersAction = action(placeOrders, async (call) => {
  const { tx, me, body, now, changed } = call
  const ids = [...new Set(body.cart_item_ids)]
  if (ids.length === 0) throw new Refusal('no_product_selected')
  const warehouses = await listWarehouses(tx)
  if (!warehouses.some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  const settings = await readSettings(tx)
  const rows = await takeOwnCartItems(tx, me.id, ids)
  if (rows.length < ids.length) throw new Refusal('not_found')

  const orders = priceOrders(rows, settings)
  const totalFen = sumFen(orders.map((order) => order.amounts.totalFen))
  if (totalFen !== body.expected_total_fen)
    throw new Refusal('out_of_date', { expected_total_fen: body.expected_total_fen, total_fen: totalFen })

  const order_ids: string[] = []
  const payBy = new Date(now.getTime() + settings.unpaidOrderHours * 3_600_000)
  for (const order of orders) order_ids.push(await placeOrder(call, order, payBy))
  await changed(me.id, 'cart')
  await changed(me.id, 'orders')
  return { order_ids, total_fen: totalFen }
})
