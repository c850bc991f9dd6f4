import type { Spec } from '@longhaul/contract/routes.ts'

/** Routes that take an Idempotency-Key for another reason than money. */
export const MOVE_NO_MONEY: readonly Spec[] = [
  'POST /staff/data_imports/{id}/invite',
  // Recalculates the amount due; money moves only when that is paid.
  'POST /parcels/{id}/line',
  'POST /staff/shoppers/{id}/notes',
  'POST /conversations',
  // Grants days, not money; a repeat must not grant them twice.
  'POST /staff/stock_items/{id}/extend',
  // If an answer is lost, repeating the request must not count as a second scan.
  'POST /staff/parcels/{id}/check',
  'POST /staff/parcels/{id}/uncheck',
  'POST /staff/arrivals',
  'POST /staff/arrivals/{id}/undo',
  // Nor as a second piece in a bin, or as a second wave or transfer.
  ...(['POST /staff/pick_waves', 'POST /staff/pick_waves/{id}/pick', 'POST /staff/transfer_loads'] as const),
  'POST /staff/pick_waves/{id}/unpick',
  'POST /staff/pick_waves/{id}/short',
  // Fill a list and the cart; nothing is paid before an order.
  ...(['POST /goods_lists', 'POST /goods_lists/{id}/copy', 'POST /goods_lists/{id}/to_cart'] as const),
  'POST /public_lists/{code}/copy',
  'POST /staff/unclaimed/{id}/receive',
  ...(['POST /orders/{id}/again', 'POST /staff/unclaimed/{id}/receive'] as const),
  'POST /conversations/{id}/messages',
  'POST /staff/conversations/{id}/messages',
  'POST /staff/leads/{id}/notes',
  'POST /staff/seller_parcels',
  // These store a list; a job ships or records it, see above.
  'POST /staff/tracking_numbers',
  'POST /staff/purchase_batches',
  'POST /staff/reconciliation/{id}/settle',
  // Makes us query the provider; the result is credited as its webhook is, see above.
  'POST /staff/recharges/{id}/follow',
  'POST /staff/exchange_rates',
  'POST /staff/exchange_rates/read',
  'POST /staff/coupon_offers',
  'POST /staff/coupon_offers/{id}/give',
  'POST /staff/plans',
  // Store a call, and perform it once, because its stage changes in the same transaction.
  'POST /staff/proposals',
  'POST /staff/proposals/{id}/approve',
]
