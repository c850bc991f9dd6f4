import { previewPurchases as route } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { checkPurchases } from './check-purchases.ts'
import type { CheckedOrder } from './checked-order.ts'

/** The most orders shown in the preview. */
const SHOWN = 50

export const previewPurchasesAction = writeAction(route, previewPurchases)

/**
 * Previews a list of purchases. Changes nothing, but reports tracking numbers that arrived for somebody else
 * to the warehouse.
 */
async function previewPurchases(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now, me, enqueue } = call
  const { orders, faults, doubts, arrived } = await checkPurchases(tx, body.text, now)
  for (const { trackingNumber, sellerNumber } of arrived)
    await enqueue('dispute-arrival', { trackingNumber, sellerNumber, staffId: me.id })
  return {
    order_count: orders.length,
    item_count: orders.reduce((sum, order) => sum + order.items.length, 0),
    paid_fen: orders.reduce((sum, order) => sum + paidFen(order), 0),
    orders: orders.slice(0, SHOWN).map((order) => ({
      row: order.row,
      number: order.number,
      item_count: order.items.length,
      seller_name: order.sellerName,
      paid_fen: paidFen(order),
    })),
    faults,
    doubts,
  }
}

const paidFen = ({ items }: CheckedOrder) => items.reduce((sum, { share }) => sum + sellerFen(share), 0)
