import { addFavourite as route } from '@longhaul/contract/goods/favourites.ts'
import { lockOwnCart } from '../cart/public.ts'
import { readGoodsAtHand } from '../goods/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import { readFavouriteLink } from './read-kept-link.ts'
import { addFavourites, findOwnFavouriteOf, setOwnNote } from './sql.ts'

export const addFavouriteAction = writeAction(route, addFavourite)

/** Makes goods a favourite, with the price that their page named last. */
async function addFavourite({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const link = await readFavouriteLink(tx, body.url)
  if (typeof link === 'string') throw badInput({ url: link })
  const goods = { platform: link.platform, item_id: link.itemId, url: link.url }
  const known = (await readGoodsAtHand(tx, [goods]))(goods)
  await lockOwnCart(tx, me.id)
  const { noRoomFor } = await addFavourites(tx, me.id, [
    {
      ...goods,
      shopper_id: me.id,
      title: body.title.trim(),
      note: body.note?.trim() ?? '',
      saved_fen: known?.priceFen ?? null,
      created_at: now,
    },
  ])
  if (noRoomFor > 0) throw new Refusal('too_many_favourites')
  const found = orNotFound(await findOwnFavouriteOf(tx, me.id, link.url))
  if (body.note !== undefined) await setOwnNote(tx, me.id, found.id, body.note.trim())
  return { id: found.id }
}
