import { addCartItem as route } from '@longhaul/contract/goods/cart.ts'
import { tidyOwnName } from '@longhaul/domain/goods/own-name.ts'
import { isProductPicture, nameGoods, readGoodsLink } from '../goods/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { checkChoices } from './check-choices.ts'
import { choicesOf } from './choices.ts'
import { addOwnCartItem, countOwnCartItems, lockOwnBuyNow, updateOwnCartItem } from './sql.ts'

export const addCartItemAction = writeAction(route, addCartItem)

/**
 * Adds the data of the goods page to the cart. Marketplace and item are parsed from the link again, because
 * the client is not trusted with them.
 */
async function addCartItem(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const { url: pasted, title, seller_name, image_file_id, freight_fen } = body
  const choices = choicesOf(body)
  const link = await readGoodsLink(tx, pasted)
  if (typeof link === 'string') throw badInput({ url: link }, link)
  if (image_file_id && !(await isProductPicture(tx, image_file_id, me.id)))
    throw badInput({ image_file_id: 'unknown' })
  checkChoices({ ...choices, own_name: body.own_name }, await readSettings(tx))
  const goods = { platform: link.platform, item_id: link.itemId, title: title.trim() }

  const line = {
    ...choices,
    ...goods,
    ...(await nameGoods(call, me.id, { ...goods, options_text: choices.options_text })),
    shopper_id: me.id,
    own_name: tidyOwnName(body.own_name ?? ''),
    url: link.url,
    seller_name: seller_name.trim(),
    image_file_id,
    freight_fen,
    buy_now: body.buy_now ?? false,
    created_at: now,
  }
  const replaced = await replaceBuyNow(tx, line)
  if (replaced) return { id: replaced, cart_count: await countOwnCartItems(tx, me.id) }
  const added = await addOwnCartItem(tx, line)
  if (!added) throw badInput({ url: 'too_many' })
  return { id: added.id, cart_count: added.count }
}

/** For this long, an order form that is sent again replaces the line that its “Buy now” placed. */
const FORM_LASTS_MS = 86_400_000

/**
 * Replaces the line that “Buy now” placed in the cart for the same link: with whatever is to be bought now,
 * or with the same options to be bought later. Returns its id, or null if there is none.
 */
async function replaceBuyNow(tx: Tx, line: Parameters<typeof addOwnCartItem>[1]): Promise<string | null> {
  const { shopper_id: shopperId, url, created_at: now, ...content } = line
  const since = new Date(now.getTime() - FORM_LASTS_MS)
  const before = await lockOwnBuyNow(tx, shopperId, { url, since })
  if (!before || (!line.buy_now && before.options_text !== line.options_text)) return null
  await updateOwnCartItem(tx, shopperId, before.id, { ...content, updated_at: now })
  return before.id
}
