/*
 * Reads a text as it was copied from an app, and says what its goods cost to the door, with a range.
 *
 *   SHOP=https://shop.example.com COUNTRY=DE node estimate-door.mjs 'text with a link'
 *
 * It needs no token, and orders nothing: the address that is printed leads a person to the order form.
 */
import { CallError, longhaul } from '@longhaul/client'

const { SHOP, COUNTRY = 'DE' } = process.env
const shop = longhaul({ shop: SHOP })
const yuan = (fen) => `¥${(fen / 100).toFixed(2)}`

try {
  const { link, links, reason } = await shop.call('POST /links/resolve', {
    body: { text: process.argv[2] ?? '' },
  })
  if (!link) {
    console.log(`There is no product in this text: ${reason}`)
  } else {
    const url = link.canonical_url
    const body = { items: [{ url, unit_price_fen: Number(process.env.PRICE_FEN ?? 0) || undefined }] }
    const { total, country, rows, unpriced } = await shop.call('POST /goods/landed_cost', {
      body: { ...body, country: COUNTRY },
    })
    console.log(`${links.length} link(s); the first is ${link.item_id} at ${link.platform}`)
    // What is not known stays unknown.
    if (!total) console.log(`No total to ${country}: ${unpriced} without a price, or no shipping method`)
    else console.log(`To the door in ${country}: ${yuan(total.low_fen)} to ${yuan(total.high_fen)}`)
    for (const { kind, low_fen, high_fen } of rows) console.log(`  ${kind}: ${low_fen} to ${high_fen} fen`)
    console.log(`Order it here: ${SHOP}/productdetail?url=${encodeURIComponent(url)}`)
  }
} catch (error) {
  if (!(error instanceof CallError)) throw error
  console.error(error.status, error.error, error.message, error.fields)
  process.exitCode = 1
}
