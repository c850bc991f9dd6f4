import type { addCartItem } from '@longhaul/contract/goods/cart.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'

export type Line = BodyOf<typeof addCartItem>

let lines = 0

/**
 * A line as the goods page submits it for a plain product, a different one on each call: 30.00 yuan, no
 * freight.
 */
export const cartLine = (changes: Partial<Line> = {}): Line => ({
  url: `https://item.taobao.com/item.htm?id=${650_000_000_000 + ++lines}`,
  title: 'Cotton shirt',
  seller_name: 'Mumian',
  image_file_id: null,
  freight_fen: 0,
  options_text: 'blue, M',
  quantity: 1,
  remark: '',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: 'ask',
  alternative: '',
  unit_price_fen: 3_000,
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
  ...changes,
})

/** The body that places these cart lines as an order at the price that the preview showed. */
export const orderOf = (cartItemIds: string[], shown: { totalFen: number; contact: string }) => ({
  cart_item_ids: cartItemIds,
  warehouse_id: 'GZ1',
  contact: shown.contact,
  remark: '',
  expected_total_fen: shown.totalFen,
  accept_terms: true as const,
})
