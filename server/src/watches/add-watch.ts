import { addWatch as route } from '@longhaul/contract/goods/watches.ts'
import { KEPT_URL_MAX } from '@longhaul/domain/favourites/limits.ts'
import { WATCHES_BEGUN_A_DAY, WATCHES_MAX } from '@longhaul/domain/watches/limits.ts'
import { watchedUntil } from '@longhaul/domain/watches/schedule.ts'
import { lockOwnCart } from '../cart/public.ts'
import { readGoodsLink } from '../goods/public.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { countOwnWatches, findOwnWatchOf, insertWatch, lockWatchedGoods, updateWatch } from './sql.ts'

const DAY_MS = 86_400_000

export const addWatchAction = writeAction(route, addWatch)

/**
 * Has goods watched. Their first reading is in the next run of the job, as far as the day's bound admits it;
 * goods that others watch are read when they are due, not sooner.
 */
async function addWatch({ tx, me, body, now, world }: WriteCall<typeof route>): Answer<typeof route> {
  if (world.env.watchedPagesADay === 0) throw new Refusal('watching_closed')
  const link = await readGoodsLink(tx, body.url)
  if (typeof link === 'string') throw badInput({ url: link })
  if (Buffer.byteLength(link.url) > KEPT_URL_MAX) throw badInput({ url: 'too_long' })
  const { hits } = await countHit(tx, `watches ${me.id}`, now, DAY_MS)
  if (hits > WATCHES_BEGUN_A_DAY) throw new Refusal('too_many_watches_today')
  await lockOwnCart(tx, me.id)
  const goods = { platform: link.platform, item_id: link.itemId, url: link.url, next_at: now }
  const goodsId = await lockWatchedGoods(tx, goods)
  const title = body.title.trim()
  const options = body.options_text.trim()
  const until = watchedUntil(now)
  const before = await findOwnWatchOf(tx, me.id, goodsId)
  if (before) {
    const unknown = options === before.options_text ? {} : { seen_state: null, seen_fen: null }
    await updateWatch(tx, before.id, { title, options_text: options, until, ...unknown })
    return { id: before.id }
  }
  if ((await countOwnWatches(tx, me.id)) >= WATCHES_MAX) throw new Refusal('too_many_watches')
  const watch = { shopper_id: me.id, goods_id: goodsId, title, options_text: options, until, created_at: now }
  return { id: await insertWatch(tx, watch) }
}
