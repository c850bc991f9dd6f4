import { addViewedGoods as route } from '@longhaul/contract/goods/favourites.ts'
import { lockOwnCart } from '../cart/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readKeptLink } from './read-kept-link.ts'
import { addViewed, keepsHistory } from './sql-viewed.ts'

export const addViewedGoodsAction = writeAction(route, addViewedGoods)

/** Remembers that goods were looked at, unless the shopper turned that off. */
async function addViewedGoods({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const link = await readKeptLink(tx, body.url)
  if (typeof link === 'string') throw badInput({ url: link })
  await lockOwnCart(tx, me.id)
  if (!(await keepsHistory(tx, me.id))) return {}
  const { platform, itemId, url } = link
  const title = body.title.trim()
  await addViewed(tx, me.id, [{ shopper_id: me.id, platform, item_id: itemId, url, title, viewed_at: now }])
  return {}
}
