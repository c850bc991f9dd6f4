import { getDesk as route } from '@longhaul/contract/desk/desk.ts'
import { shelfNeedsUntil } from '@longhaul/domain/next-step/shelf-step.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { DeskReading } from './desk-reading.ts'
import { listBoughtItems, type BoughtRow } from './sql-bought.ts'
import { countDesk } from './sql-counts.ts'
import { listDeskParcels } from './sql-parcels.ts'
import { listComingItems, listWaitingItems, type ComingRow } from './sql-orders.ts'
import { listShelf } from './sql-shelf.ts'
import { toShelf } from './to-shelf.ts'
import { toUnderWay } from './to-under-way.ts'
import { toWaiting } from './to-waiting.ts'

export const getDeskAction = readAction(route, getDesk)

/** The limits of what a desk shows. */
const WAITING_MAX = 20
const PARCELS_MAX = 20
const UNDER_WAY_MAX = 5
const COMING_MAX = 12
const SHELF_MAX = 12
const BOUGHT_MAX = 4
/** The number of arrived items searched for different goods. */
const BOUGHT_SEARCHED = 24
/**
 * The number of stock items searched for those that wait or can be shipped, as many as a package holds. Late
 * items and early deadlines come first.
 */
const SHELF_SEARCHED = 100

/** Everything that a shopper has to decide, by deadline, and where all their goods are. */
async function getDesk({ db, me, now, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const reading: DeskReading = { now, lang, world, settings: await readSettings(db) }
  const items = await listWaitingItems(db, me.id, { now, limit: WAITING_MAX })
  const coming = await listComingItems(db, me.id, COMING_MAX)
  const shelf = await listShelf(db, me.id, {
    searched: SHELF_SEARCHED,
    shown: SHELF_MAX,
    leavesBy: shelfNeedsUntil(now),
  })
  const counts = await countDesk(db, me.id)
  const bought = await listBoughtItems(db, me.id, BOUGHT_SEARCHED)
  const parcels = await listDeskParcels(db, me.id, PARCELS_MAX)
  const { availableFen, frozenFen, owedFen } = await balancesOf(db, me.id)
  return {
    waiting: toWaiting(reading, { items, shelf, parcels }, WAITING_MAX),
    under_way: toUnderWay(reading, parcels, UNDER_WAY_MAX),
    coming: toComing(reading, { count: counts.coming, rows: coming }),
    shelf: toShelf(reading, { count: counts.shelf, rows: shelf }, SHELF_MAX),
    bought: toBought(reading, bought, BOUGHT_MAX),
    has_ordered: counts.hasOrdered,
    available_fen: availableFen,
    frozen_fen: frozenFen,
    owed_fen: owedFen,
  }
}

/** The items on their way to the warehouse. */
const toComing = (
  { world, now }: DeskReading,
  { count, rows }: { count: number; rows: readonly ComingRow[] },
): ReplyOf<typeof route>['coming'] => ({
  count,
  items: rows.map((row) => ({
    order_id: row.order_id,
    order_number: row.order_number,
    order_item_id: row.id,
    title: row.title,
    ...namesOf(row),
    options_text: row.options_text,
    image: imageUrl(world, row.image_file_id, now),
    stage: row.stage,
    stage_at: row.stage_at.toISOString(),
    review_due_at: row.review_due_at?.toISOString() ?? null,
  })),
})

/** What a shopper may want to buy again: each product with the same options once, as it was bought last. */
function toBought(
  { world, now }: DeskReading,
  rows: readonly BoughtRow[],
  limit: number,
): ReplyOf<typeof route>['bought'] {
  const keyOf = (row: BoughtRow) => JSON.stringify([row.platform, row.item_id || row.url, row.options_text])
  const last = new Map(rows.toReversed().map((row) => [keyOf(row), row]))
  return rows
    .filter((row) => last.get(keyOf(row)) === row)
    .slice(0, limit)
    .map((row) => ({
      order_id: row.order_id,
      order_item_id: row.id,
      url: row.url,
      title: row.title,
      ...namesOf(row),
      options_text: row.options_text,
      quantity: row.quantity,
      image: imageUrl(world, row.image_file_id, now),
      unit_price_fen: row.unit_price_fen,
      ordered_at: row.ordered_at.toISOString(),
      weight_grams: row.weight_grams,
    }))
}
