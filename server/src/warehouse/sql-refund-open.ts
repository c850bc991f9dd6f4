import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/database/tables.ts'

/** Whether a refund of the stock item's order item is open. */
export const refundOpen = (select: ExpressionBuilder<DB, 'stock_items'>) =>
  select.exists(openRequest(select).select('refund_cases.id')).$castTo<boolean>()

/** How many pieces the open refund request is about, of which an item has at most one; null without one. */
export const refundPieces = (select: ExpressionBuilder<DB, 'stock_items'>) =>
  openRequest(select).select('refund_cases.quantity')

const openRequest = (select: ExpressionBuilder<DB, 'stock_items'>) =>
  select
    .selectFrom('refund_cases')
    .whereRef('refund_cases.order_item_id', '=', 'stock_items.order_item_id')
    .where('refund_cases.stage', 'in', OPEN_REFUND_STAGES)
