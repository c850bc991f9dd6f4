import type { SoldOutChoice } from '@longhaul/domain/orders/limits.ts'
import type { PriceReason } from '@longhaul/domain/orders/price-change.ts'

/** The five reasons for a different price (docs/rules/orders.md), by their names on the wire. */
const reasons: Record<PriceReason, string> = {
  full_reduction: 'Full-reduction discount',
  negotiated: 'Price negotiated with merchant',
  shipping_discount: 'Shipping discount',
  page_price_wrong: 'Page price displayed wrongly',
  other: 'Other',
}

const soldOut: Record<SoldOutChoice, string> = {
  ask: 'Ask me first',
  alternative: 'Buy my second choice',
  cancel: 'Cancel the item and refund it',
}

/** A shopper's wishes for a line: texts shared by the order form, the cart and the orders. */
export const text = {
  reasons,
  soldOut,
  /** Goods that carriers refuse, for a line of the cart or the confirmation. */
  restricted: {
    forbidden: (names: string) => `No carrier takes this abroad (${names}).`,
    limited: (names: string) => `Only some shipping methods take this (${names}).`,
    and: ' · ',
    more: 'Details',
  },
  photos: (count: number) => `${count} detail ${count === 1 ? 'photo' : 'photos'}`,
  remark: 'Note',
  ownPrice: (reason: string) => `Your price: ${reason}`,
  tolerance: (percent: number) => `Up to ${percent}% more is fine`,
  ifSoldOut: (choice: string) => `If sold out: ${choice}`,
  form: { soldOut: 'If sold out', priceRise: 'If the price has gone up', priceReason: 'Your price' },
}
