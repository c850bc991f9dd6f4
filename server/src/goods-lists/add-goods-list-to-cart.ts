import { addGoodsListToCart as route } from '@longhaul/contract/goods/goods-lists.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { type ListedLine, addLines } from '../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { RowRecord } from './listed.ts'
import { findOwnList, lockOwnRows, setRowsAdded } from './sql.ts'

export const addGoodsListToCartAction = writeAction(route, addGoodsListToCart)

/**
 * Puts the rows that are ready into the cart. They are read once the cart is locked, so a second press finds
 * nothing left to add.
 */
async function addGoodsListToCart(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  orNotFound(await findOwnList(tx, me.id, params.id))
  const ready = async () =>
    (await lockOwnRows(tx, me.id, params.id, body.row_ids)).flatMap((row) => lineOf(row))
  const { added, noRoomFor, count } = await addLines(call, me.id, ready)
  if (added.length > 0) await setRowsAdded(tx, added, now)
  return { added: added.length, cart_count: count, no_room_for: noRoomFor }
}

function lineOf(row: RowRecord): ListedLine[] {
  const { id, url, title, found, quantity, price_fen: price } = row
  if (!row.is_read || row.issue !== null || quantity === null || price === null) return []
  return [
    {
      id,
      url,
      title,
      sellerName: found?.seller_name ?? '',
      imageFileId: found?.image_file_id ?? null,
      freightFen: Math.min(found?.freight_fen ?? 0, UNIT_PRICE_MAX_FEN),
      optionsText: row.options_text,
      quantity,
      remark: row.remark,
      unitPriceFen: price,
    },
  ]
}
