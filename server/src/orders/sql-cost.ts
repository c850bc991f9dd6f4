import { sql } from 'kysely'

/*
 * The ledger's account of an order's item, `item`, from which its cost follows
 * (domain/src/orders/came-back.ts).
 */

const inBooks = (column: 'paid_fen' | 'returned_fen') =>
  sql<number>`coalesce((select ${sql.ref(column)} from ledger_things where thing_kind = 'order_item' and thing_id = item.id), 0)`

/** What was taken from the shopper's balance for the item. */
export const bookedPaid = inBooks('paid_fen')
/** What went back to the balance for it in any way. */
export const bookedReturned = inBooks('returned_fen')
