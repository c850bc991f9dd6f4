import { findSellerOrders as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { normaliseSellerNumber } from '@longhaul/domain/orders/seller-order.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { listSellerOrdersByNumber } from './sql.ts'

export const findSellerOrdersAction = action(route, findSellerOrders)

/** Existing orders with a number, to check while typing whether it is new. */
async function findSellerOrders({ tx, query }: Call<typeof route>): Answer<typeof route> {
  const rows = await listSellerOrdersByNumber(tx, normaliseSellerNumber(query.number))
  return { items: rows.map((row) => ({ ...row, bought_at: row.bought_at.toISOString() })) }
}
