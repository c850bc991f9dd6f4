import type { FoundInCount, FoundThing } from '@longhaul/contract/warehouse/found-things.staff.ts'
import { foundNumberText } from '@longhaul/domain/warehouse/found-things.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import { toStaffGoods } from '../../goods/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import type { World } from '../../platform/world.ts'
import { whyNotDecideOf } from '../counts/difference-row.ts'
import { type FoundListRow, type FoundRow, listGoodsOf } from './sql-found.ts'

type Reading = { db: Db; world: World; me: Pick<StaffMember, 'id'>; now: Date }

/** A found thing as its count shows it. */
export const toFound = (
  row: Pick<FoundRow, 'id' | 'number' | 'look' | 'pieces' | 'file_id'>,
  { world, now }: Pick<Reading, 'world' | 'now'>,
): Static<typeof FoundInCount> => ({
  id: row.id,
  number: foundNumberText(row.number),
  look: row.look,
  pieces: row.pieces,
  image: imageUrl(world, row.file_id, now),
})

/** Goods in wire format, with where they lie. */
export const toKnownGoods = (
  row: Awaited<ReturnType<typeof listGoodsOf>>[number],
  { world, now }: Pick<Reading, 'world' | 'now'>,
) => ({
  stock_item_id: row.id,
  ...toStaffGoods(world, row.goods, now),
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  goods_number: goodsNumberText(row.goods_number),
  labelled_pieces: row.labelled_pieces,
})

/** Found things in wire format, with the goods as which they were recognised. */
export async function toFoundThings(
  reading: Reading,
  rows: readonly FoundListRow[],
): Promise<Static<typeof FoundThing>[]> {
  const whyNotDecide = await whyNotDecideOf(reading.db, reading.me, reading.now)
  const goods = await listGoodsOf(
    reading.db,
    rows.flatMap((row) => row.stock_item_id ?? []),
  )
  const goodsOf = new Map(goods.map((row) => [row.id, toKnownGoods(row, reading)]))
  return rows.map((row) => ({
    ...toFound(row, reading),
    warehouse_id: row.warehouse_id,
    shelf: row.shelf,
    told_by: row.told_by_name,
    told_at: row.told_at.toISOString(),
    is_counting: row.counted_at === null,
    why_not_second: row.decided_at ? null : whyNotDecide(row),
    decision: row.decision,
    goods: goodsOf.get(row.stock_item_id ?? '') ?? null,
    was_lost: row.was_lost,
    unclaimed_id: row.unclaimed_id,
    note: row.note,
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}
