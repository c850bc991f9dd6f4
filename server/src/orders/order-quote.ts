import type { CartItemRow } from '../cart/public.ts'
import type { Quoted } from '../platform/quotes.ts'

/** The lines of a quote for orders: everything that the shopper chose about each. */
export const orderQuote = (shopperId: string, rows: readonly CartItemRow[]): Quoted => ({
  of: 'orders',
  shopperId,
  lines: rows
    .map((row) => [
      ...[row.id, row.platform, row.item_id, row.url, row.seller_name, row.options_text, row.quantity],
      ...[row.unit_price_fen, row.freight_fen, row.photo_shots, row.photo_remark, row.remark],
      ...[row.sold_out_choice, row.alternative, row.tolerance_percent],
    ])
    .toSorted(([id], [other]) => String(id).localeCompare(String(other))),
})
