import { placeOrders as route } from '@longhaul/contract/orders/place-orders.ts'
import { whyNotPayable } from '@longhaul/domain/setup/readiness.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { takeOwnCartItems } from '../cart/public.ts'
import { hasWayToPay } from '../funds/public.ts'
import { type Balances, balancesOf } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, refuseIf } from '../platform/http/refusal.ts'
import { expectedTotal } from '../platform/quotes.ts'
import { readOwnTerms, spendCoupon, takeCoupon } from '../rewards/public.ts'
import { listOpenWarehouses } from '../site/public.ts'
import { type ChosenCoupons, billOf, couponsByOrder, discounted } from './apply-coupons.ts'
import { bindOrders } from './bind-order.ts'
import { orderQuote } from './order-quote.ts'
import { placeOrder } from './place-order.ts'
import { type PricedOrder, priceOrders } from './price-orders.ts'

export const placeOrdersAction = writeAction(route, placeOrders)

type PlaceCall = WriteCall<typeof route>

/**
 * Places one order per seller and takes its lines out of the cart. All prices are recalculated; nothing is
 * ordered if the total differs from what the shopper saw.
 */
async function placeOrders(call: PlaceCall): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  const ids = [...new Set(body.cart_item_ids)]
  if (ids.length === 0) throw new Refusal('no_product_selected')
  const warehouses = await listOpenWarehouses(tx)
  if (!warehouses.some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  const terms = await readOwnTerms(tx, me.id, now)
  const rows = await takeOwnCartItems(tx, me.id, ids)
  if (rows.length < ids.length) throw new Refusal('not_found')

  const orders = await withCoupons(call, priceOrders(rows, terms), body.coupons ?? [])
  const totalFen = sumFen(orders.map((order) => order.amounts.totalFen))
  const expectedFen = expectedTotal(call, orderQuote(me.id, rows))
  if (totalFen !== expectedFen)
    throw new Refusal('out_of_date', { expected_total_fen: expectedFen, total_fen: totalFen })

  // The balance matters only if there is no other way to pay.
  if (!(await hasWayToPay(world, tx))) refuseUnpayable(await balancesOf(tx, me.id), totalFen)
  const order_ids: string[] = []
  const payBy = new Date(now.getTime() + terms.settings.unpaidOrderHours * 3_600_000)
  for (const order of orders) {
    const orderId = await placeOrder(call, order, { payBy, monthId: terms.monthId })
    const { coupon } = order
    if (coupon) await spendCoupon(call, me.id, coupon.id, { orderId }, coupon.discountFen)
    order_ids.push(orderId)
  }
  await bindOrders(call, orders, { orderIds: order_ids, totalFen })
  return { order_ids, total_fen: totalFen }
}

/** Refuses orders that the shopper would have no way to pay. */
function refuseUnpayable({ availableFen }: Balances, totalFen: Fen): void {
  refuseIf(whyNotPayable({ hasWayToPay: false, availableFen, totalFen }), {
    total_fen: totalFen,
    available_fen: availableFen,
  })
}

/** Locks each coupon before checking it, so that of two requests using the same coupon one is refused. */
async function withCoupons(
  { tx, me, now }: PlaceCall,
  orders: readonly PricedOrder[],
  chosen: ChosenCoupons,
): Promise<PricedOrder[]> {
  const ids = couponsByOrder(orders, chosen)
  const taken = new Map<string, number>()
  for (const id of ids.filter((id) => id !== null).toSorted()) {
    const { discountFen } = await takeCoupon({ tx, now }, me.id, id, billOf(orders[ids.indexOf(id)]!))
    taken.set(id, discountFen)
  }
  return orders.map((order, at) => {
    const id = ids[at] ?? null
    return id === null ? order : discounted(order, { id, discountFen: taken.get(id)! })
  })
}
