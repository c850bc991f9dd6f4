import type { Fen } from '../money/fen.ts'

/** What money is paid for and goes back for: an order's item, a package, or goods in our warehouse that were bought elsewhere. */
export const THING_KINDS = ['order_item', 'parcel', 'stock_item'] as const
export type ThingKind = (typeof THING_KINDS)[number]
export type Thing = { readonly kind: ThingKind; readonly id: string }

/**
 * The account of a thing. `paidFen` left the balance for it, `returnedFen` came back onto it, whichever way; `compensatedFen` is the part of that
 * which claims paid; `heldFen` is on hold and goes back, or is spent, by itself. `coveredFen` may go back without having been paid: the worth of goods that were bought elsewhere.
 */
export type ThingAccount = {
  readonly paidFen: Fen
  readonly coveredFen: Fen
  readonly returnedFen: Fen
  readonly compensatedFen: Fen
  readonly heldFen: Fen
}

/** The most that may still go back for a thing, whichever way, beside what is on hold for it. */
export const leftOf = ({ paidFen, coveredFen, returnedFen, heldFen }: ThingAccount): Fen =>
  Math.max(0, paidFen + coveredFen - returnedFen - heldFen)

/** What the books know goods by: what we bought by its order's item, what was sent here as itself. */
export const thingOfGoods = (goods: { stock_item_id: string; order_item_id: string | null }): Thing =>
  goods.order_item_id
    ? { kind: 'order_item', id: goods.order_item_id }
    : { kind: 'stock_item', id: goods.stock_item_id }
