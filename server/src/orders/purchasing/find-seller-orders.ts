import { findSellerOrders as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { normaliseSellerNumber } from '@longhaul/domain/orders/seller-order.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listSellerOrdersByNumber } from './sql.ts'

export const findSellerOrdersAction = readAction(route, findSellerOrders)

/** Existing orders with a number, to check while typing whether it is new. */
async function findSellerOrders({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listSellerOrdersByNumber(db, normaliseSellerNumber(query.number))
  return { items: rows.map((row) => ({ ...row, bought_at: row.bought_at.toISOString() })) }
}
