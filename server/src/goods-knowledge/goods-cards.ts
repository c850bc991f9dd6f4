import type { PublicGoods } from '@longhaul/contract/goods/public-lists.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { toGoodsPhoto } from './photo-card.ts'
import { listCardFacts, listNewestShown } from './sql-cards.ts'
import type { Product } from './sql-goods.ts'

export type GoodsCard = Pick<Static<typeof PublicGoods>, 'photo' | 'seen'>

/**
 * What our warehouse knows of many products, for their cards on a public page: in their order, in two
 * statements however many there are.
 */
export async function readGoodsCards(
  db: Db,
  world: World,
  products: readonly Product[],
  now: Date,
): Promise<GoodsCard[]> {
  if (products.length === 0) return []
  const { showGoodsPhotos } = await readSettings(db)
  const facts = await listCardFacts(db, products)
  const photos = showGoodsPhotos ? await listNewestShown(db, products, now) : []
  const keyOf = ({ platform, item_id }: Product) => `${platform} ${item_id}`
  const photoOf = new Map(photos.map((row) => [keyOf(row), row]))
  const factsOf = new Map(facts.map((row) => [keyOf(row), row]))
  return products.map((product) => {
    const photo = photoOf.get(keyOf(product))
    const known = factsOf.get(keyOf(product))
    return {
      photo: photo ? toGoodsPhoto(world, photo, now) : null,
      seen: known ? toSeen(known) : null,
    }
  })
}

function toSeen(row: Awaited<ReturnType<typeof listCardFacts>>[number]): GoodsCard['seen'] {
  const problems = Object.entries(row.problems).toSorted((a, b) => b[1] - a[1])
  if (row.arrived === 0 && row.weight_p50 === null) return null
  return {
    pieces: row.pieces ?? 0,
    weight_grams:
      row.weight_p10 === null || row.weight_p50 === null || row.weight_p90 === null
        ? null
        : { p10: row.weight_p10, median: row.weight_p50, p90: row.weight_p90 },
    arrived: row.arrived,
    with_problem: problems.reduce((sum, [, count]) => sum + count, 0),
    problem: problems[0]?.[0] ?? null,
  }
}
