import type { ShelfCount } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { type CountedThing, isLeft, judgeThing } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { Static } from 'typebox'
import { toStaffGoods } from '../../goods/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import type { World } from '../../platform/world.ts'
import { toFound } from '../found/found-card.ts'
import { listFoundInCount } from '../found/sql-found.ts'
import { type CountCardRow, type CountRow, type ThingRow, findCount, listThings } from './sql-counts.ts'

type Card = Static<typeof ShelfCount>

/** A count that runs, in wire format. */
export const toCard = (
  row: CountCardRow,
  me: Pick<StaffMember, 'id'>,
  now: Date,
): Omit<Card, 'things' | 'found'> => ({
  id: row.id,
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  counted_by: row.counted_by_name,
  is_mine: row.counted_by === me.id,
  is_left: isLeft({ activeAt: row.active_at }, now),
  begun_at: row.begun_at.toISOString(),
  active_at: row.active_at.toISOString(),
  scans: row.scans ?? 0,
})

type Reading = { db: Db; world: World; me: StaffMember; now: Date }

/** A count that runs, with what was scanned. */
export async function readCount(reading: Reading, id: string): Promise<Card> {
  const { db, world, me, now } = reading
  const row = await findCount(db, id)
  const things = await listThings(db, id, 'scanned')
  return {
    ...toCard(row, me, now),
    things: things.map((thing) => toThing(world, thing, row, now)),
    found: (await listFoundInCount(db, id)).map((found) => toFound(found, { world, now })),
  }
}

/** A scanned thing in wire format. That pieces of it are missing is told at the end. */
export function toThing(world: World, row: ThingRow, count: CountRow, now: Date): Card['things'][number] {
  const judged = judgeThing(toCounted(row), shelfOf(count))
  const lies =
    judged === 'found' || judged === 'excused' || judged === 'missing' || judged === 'unlabelled'
      ? 'here'
      : judged
  return {
    stock_item_id: row.id,
    ...toStaffGoods(world, row.goods, now),
    warehouse_id: row.warehouse_id,
    shelf: row.shelf,
    goods_number: goodsNumberText(row.goods_number),
    labelled_pieces: row.labelled_pieces,
    lies,
    pieces: row.pieces,
  }
}

export const shelfOf = (count: CountRow) => ({
  warehouseId: count.warehouse_id,
  shelf: count.shelf,
  since: count.since,
})

/** A row as the rule judges it. */
export const toCounted = (row: ThingRow): CountedThing => ({
  books: {
    warehouseId: row.warehouse_id,
    shelf: row.shelf,
    stage: row.stage,
    moving: row.moving,
    parcelStage: row.parcel_stage,
    isOut: row.is_out,
  },
  quantity: row.quantity,
  outPieces: row.out_pieces,
  labelledPieces: row.labelled_pieces,
  scannedPieces: row.pieces.length,
  scannedAt: row.scanned_at,
  shelvedAt: row.shelved_at,
  steppedAt: row.stepped_at,
})
