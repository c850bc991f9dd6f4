import type { Call, SendOptions } from '@longhaul/contract/client.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'

export type PlacedOrder = { id: string; totalFen: Fen }

/** The goods page's request for an item of an unknown shop. */
export const cartItem = (title: string, unitPriceFen: Fen) => ({
  url: `https://shop.example.org/goods/${encodeURIComponent(title)}`,
  title,
  seller_name: title,
  image_file_id: null,
  freight_fen: 0,
  options_text: '',
  quantity: 1,
  remark: '',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: 'ask' as const,
  alternative: '',
  unit_price_fen: unitPriceFen,
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
})

/** Adds one item to the cart and places its order, unpaid. */
export async function placeOrder(call: Call, title: string, unitPriceFen: Fen): Promise<PlacedOrder> {
  const line = await call('POST /cart/items', { body: cartItem(title, unitPriceFen) })
  return await checkOut(call, line.id)
}

/** Places the order of one line of the cart. */
export async function checkOut(call: Call, cartItemId: string, options?: SendOptions): Promise<PlacedOrder> {
  const preview = await call('POST /orders/preview', { body: { cart_item_ids: [cartItemId] } })
  const { order_ids } = await call(
    'POST /orders',
    {
      body: {
        cart_item_ids: [cartItemId],
        warehouse_id: 'GZ1',
        contact: preview.contact,
        remark: '',
        expected_total_fen: preview.amounts.total_fen,
        accept_terms: true,
      },
    },
    options,
  )
  return { id: order_ids[0]!, totalFen: preview.amounts.total_fen }
}
