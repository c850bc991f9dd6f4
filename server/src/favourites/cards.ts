import type { Favourite, ViewedGoods } from '@longhaul/contract/goods/favourites.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { type GoodsAtHand, namesOf } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import type { FavouriteRow } from './sql.ts'
import type { ViewedRow } from './sql-viewed.ts'

type Reading = { world: World; now: Date }

/** A favourite as sent over the wire. */
export const toFavourite = (
  reading: Reading,
  row: FavouriteRow,
  known: GoodsAtHand | undefined,
): Static<typeof Favourite> => ({
  ...toGoods(reading, row, known),
  note: row.note,
  saved_fen: row.saved_fen,
  created_at: row.created_at.toISOString(),
})

/** Goods that were looked at as sent over the wire. */
export const toViewedGoods = (
  reading: Reading,
  row: ViewedRow,
  known: GoodsAtHand | undefined,
): Static<typeof ViewedGoods> => ({
  ...toGoods(reading, row, known),
  viewed_at: row.viewed_at.toISOString(),
})

const toGoods = ({ world, now }: Reading, row: FavouriteRow | ViewedRow, known: GoodsAtHand | undefined) => ({
  id: row.id,
  platform: row.platform,
  url: row.url,
  // A device keeps the name that its reader could read.
  title: known?.title || row.title,
  ...namesOf({ title_latin: known?.titleLatin ?? '' }),
  seller_name: known?.sellerName ?? '',
  image: imageUrl(world, known?.imageFileId ?? null, now),
  price_fen: known?.priceFen ?? null,
  price_is_from: known?.isFrom ?? false,
  is_sold_out: known?.isSoldOut ?? false,
  read_at: known?.readAt.toISOString() ?? null,
})
