import type { Fen } from '../money/fen.ts'

/**
 * What money is paid or given back for: an order's item, a package, or goods in our warehouse that were
 * bought elsewhere.
 */
export const THING_KINDS = ['order_item', 'parcel', 'stock_item'] as const
export type ThingKind = (typeof THING_KINDS)[number]
export type Thing = { readonly kind: ThingKind; readonly id: string }

/**
 * The account of a thing. `paidFen` was taken from the balance for it, `returnedFen` was given back to the
 * balance in any way; `compensatedFen` is the part of `returnedFen` that claims paid, unless it was paid back
 * because the goods turned up; `heldFen` is on hold and will be released or spent separately. `coveredFen`
 * may be given back although it was never paid: the worth of goods that were bought elsewhere.
 */
export type ThingAccount = {
  readonly paidFen: Fen
  readonly coveredFen: Fen
  readonly returnedFen: Fen
  readonly compensatedFen: Fen
  readonly heldFen: Fen
}

/** The most that may still be given back for a thing in any way, excluding what is on hold for it. */
export const leftOf = ({ paidFen, coveredFen, returnedFen, heldFen }: ThingAccount): Fen =>
  Math.max(0, paidFen + coveredFen - returnedFen - heldFen)

/**
 * The thing that represents goods in the books: the order's item for goods that we bought, the stock item for
 * goods that were sent to us.
 */
export const thingOfGoods = (goods: { stock_item_id: string; order_item_id: string | null }): Thing =>
  goods.order_item_id
    ? { kind: 'order_item', id: goods.order_item_id }
    : { kind: 'stock_item', id: goods.stock_item_id }
