/*
 * Orders a product and pays for it from your balance. Within the limits of its token it does so at once;
 * beyond them, or if something is new, it waits until you have decided in the shop.
 *
 *   SHOP=https://shop.example.com TOKEN=lh_act_… node order-product.mjs 'https://…' 'Title' 2990
 *
 * The token needs "cart:read", "cart:write", "orders:write" and "payments:write".
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { longhaul } from '@longhaul/client'

const { SHOP, TOKEN, PAUSE_MS = '5000' } = process.env
const shop = longhaul({ shop: SHOP, token: TOKEN })
const [, , url, title, fen] = process.argv

const price = { unit_price_fen: Number(fen), page_price_fen: null, price_reason: null, price_reason_text: '' }
const wish = { options_text: '', quantity: 1, remark: '', sold_out_choice: 'ask', alternative: '' }
const page = { url, title, seller_name: '', image_file_id: null, freight_fen: 0 }
const { id } = await shop.call('POST /cart/items', {
  body: { ...page, ...wish, ...price, photo_shots: 0, photo_remark: '' },
})

// A quote holds the order to these lines and this total.
const { quote } = await shop.call('POST /orders/preview', { body: { cart_item_ids: [id] } })
const order = { cart_item_ids: [id], warehouse_id: 'GZ1', remark: '', quote, accept_terms: true }
const { order_ids, total_fen } = await decided('POST /orders', order)
await decided('POST /payments', { order_ids, method: 'balance', expected_total_fen: total_fen })
console.log(`ordered and paid ¥${(total_fen / 100).toFixed(2)}`)

/** Makes a call that binds you, and repeats it with the same key until you have decided. */
async function decided(spec, body) {
  const once = { idempotencyKey: randomUUID() }
  for (;;) {
    try {
      return await shop.call(spec, { body }, once)
    } catch (error) {
      if (error.error !== 'needs_approval') throw error
      console.log(`Please decide: ${error.data.approve_url}`)
      await pause(Number(PAUSE_MS))
    }
  }
}
