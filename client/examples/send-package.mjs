/*
 * Sends everything that waits in the warehouse to the first address of your address book, and pays for it
 * from your balance: within the limits of its token at once, beyond them once you have decided in the shop.
 *
 *   SHOP=https://shop.example.com TOKEN=lh_act_… node send-package.mjs PST-EMS
 *
 * The token needs "stock:read", "addresses:read", "parcels:read", "parcels:write" and "payments:write".
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { longhaul } from '@longhaul/client'

const { SHOP, TOKEN, PAUSE_MS = '5000' } = process.env
const shop = longhaul({ shop: SHOP, token: TOKEN })
const [, , line_id] = process.argv

const { items } = await shop.call('GET /stock_items', { query: { stage: 'in_stock' } })
const { addresses } = await shop.call('GET /addresses')
const stock_item_ids = items.map(({ id }) => id)
const goods = { stock_item_ids, address_id: addresses[0].id, insured_fen: 0, service_ids: [] }
const { lines, declaration } = await shop.call('POST /parcels/preview', { body: goods })
const { quote } = lines.find((line) => line.line_id === line_id)

// What is proposed is what was paid; another value would need your approval.
const declared = declaration.map(({ stock_item_id, description, value_fen }) => {
  return { stock_item_id, description, value_fen }
})
const parcel = { ...goods, line_id, quote, declaration: declared, remark: '', accept_terms: true }
const { id, number, total_fen } = await decided('POST /parcels', parcel)
await decided('POST /payments', { parcel_id: id, method: 'balance', expected_total_fen: total_fen })
console.log(`${number} is paid with ¥${(total_fen / 100).toFixed(2)}`)

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
