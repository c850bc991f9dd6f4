import { orderAgain as route } from '@longhaul/contract/orders/order-again.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { sellerKey } from '@longhaul/domain/orders/seller-groups.ts'
import { type ListedLine, addLines } from '../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { readWholeOrder } from './read-order.ts'

export const orderAgainAction = writeAction(route, orderAgain)

/**
 * Puts the goods of an order into the cart again, with the same options and quantities, at the price of then:
 * the cart asks for today's before they are ordered. Only these items, if some are named.
 */
async function orderAgain(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const { order, items } = await readWholeOrder(tx, me.id, params.id)
  const { item_ids: ids } = body
  const wanted = ids ? items.filter(({ id }) => ids.includes(id)) : items
  const sellerName = order.seller_name
  // A seller's freight is the highest of its lines; the order has it divided among its items.
  const freightOf = new Map<string, Fen>()
  for (const item of items) {
    const key = sellerKey({ ...item, sellerName })
    freightOf.set(key, (freightOf.get(key) ?? 0) + item.freight_fen)
  }
  const lines = wanted.map((item): ListedLine => ({
    id: item.id,
    url: item.url,
    title: item.title,
    sellerName,
    imageFileId: item.image_file_id,
    freightFen: Math.min(UNIT_PRICE_MAX_FEN, freightOf.get(sellerKey({ ...item, sellerName }))!),
    optionsText: item.options_text,
    quantity: item.quantity,
    remark: item.remark,
    // A price of the shopper's own was agreed for that order.
    unitPriceFen: Math.min(UNIT_PRICE_MAX_FEN, item.page_price_fen ?? item.unit_price_fen),
  }))
  const { added, noRoomFor, count } = await addLines(call, me.id, async () => lines)
  return { added: added.length, cart_count: count, no_room_for: noRoomFor }
}
