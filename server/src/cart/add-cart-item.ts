import { addCartItem as route } from '@longhaul/contract/goods/cart.ts'
import { tidyOwnName } from '@longhaul/domain/goods/own-name.ts'
import { isProductPicture, nameGoods, readGoodsLink } from '../goods/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { checkChoices } from './check-choices.ts'
import { choicesOf } from './choices.ts'
import { addOwnCartItem } from './sql.ts'

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

  const line = await addOwnCartItem(tx, {
    ...choices,
    ...goods,
    ...(await nameGoods(call, me.id, { ...goods, options_text: choices.options_text })),
    shopper_id: me.id,
    own_name: tidyOwnName(body.own_name ?? ''),
    url: link.url,
    seller_name: seller_name.trim(),
    image_file_id,
    freight_fen,
    created_at: now,
  })
  if (!line) throw badInput({ url: 'too_many' })
  return { id: line.id, cart_count: line.count }
}
