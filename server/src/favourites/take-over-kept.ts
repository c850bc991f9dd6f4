import { takeOverKept as route } from '@longhaul/contract/goods/favourites.ts'
import { believableTime } from '@longhaul/domain/favourites/kept-goods.ts'
import { lockOwnCart } from '../cart/public.ts'
import { readGoodsAtHand } from '../goods/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { readFavouriteLink, readKeptLink } from './read-kept-link.ts'
import { addFavourites } from './sql.ts'
import { addViewed, keepsHistory } from './sql-viewed.ts'

export const takeOverKeptAction = writeAction(route, takeOverKept)

/**
 * Adds what a device kept for the guest. The shopper is locked first, so that two devices take turns, and
 * what is there already stays as it is: sent twice, it has no second effect.
 */
async function takeOverKept({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const favourites = await withLinks(tx, body.favourites, readFavouriteLink)
  const viewed = await withLinks(tx, body.viewed, readKeptLink)
  const knownOf = await readGoodsAtHand(
    tx,
    favourites.map(({ goods }) => goods),
  )
  await lockOwnCart(tx, me.id)
  const { added, noRoomFor } = await addFavourites(
    tx,
    me.id,
    favourites.map(({ kept, goods }) => ({
      ...goods,
      shopper_id: me.id,
      note: kept.note.trim(),
      saved_fen: knownOf(goods)?.priceFen ?? null,
      created_at: now,
    })),
  )
  const isKept = await keepsHistory(tx, me.id)
  const rows = viewed.map(({ kept, goods }) => ({
    ...goods,
    shopper_id: me.id,
    viewed_at: believableTime(new Date(kept.viewed_at), now),
  }))
  if (isKept) await addViewed(tx, me.id, rows)
  return { favourites: added, viewed: isKept ? rows.length : 0, no_room_for: noRoomFor }
}

/** The entries whose links lead to goods, each goods once: the first entry counts. */
async function withLinks<Kept extends { url: string; title: string }>(
  tx: Tx,
  entries: readonly Kept[],
  read: typeof readKeptLink,
) {
  const found = new Map<
    string,
    { kept: Kept; goods: { platform: string; item_id: string; url: string; title: string } }
  >()
  for (const kept of entries) {
    const link = await read(tx, kept.url)
    if (typeof link === 'string' || found.has(link.url)) continue
    const goods = { platform: link.platform, item_id: link.itemId, url: link.url, title: kept.title.trim() }
    found.set(link.url, { kept, goods })
  }
  return [...found.values()]
}
