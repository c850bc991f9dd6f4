import type { CountDifference } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { type WhyNotSecond, whyNotSecond } from '@longhaul/domain/policy/second-person.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { loadNumberText } from '@longhaul/domain/warehouse/transfer-load.ts'
import { decisionsOf } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { Static } from 'typebox'
import { toStaffGoods } from '../../goods/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import type { World } from '../../platform/world.ts'
import { listHolders } from '../../policy/public.ts'
import type { DifferenceListRow } from './sql-differences.ts'

/**
 * Why a person may not decide the differences of a count: whoever counted does not decide. A house in which
 * nobody else works with goods waits for a day instead. Ties between colleagues do not matter here: no money
 * moves before a refund, which has its own second person.
 */
export async function whyNotDecideOf(
  db: Db,
  me: Pick<StaffMember, 'id'>,
  now: Date,
): Promise<(count: { counters: readonly string[]; counted_at: Date | null }) => WhyNotSecond | null> {
  const all = (await listHolders(db, ['warehouse'])).map(({ id }) => id)
  return ({ counters, counted_at: firstAt }) => {
    if (!counters.includes(me.id) || firstAt === null) return null
    const holders = all.filter((id) => id === me.id || !counters.includes(id))
    return whyNotSecond({ firstBy: me.id, firstAt, holders, ties: [] }, me.id, now)
  }
}

type Reading = { db: Db; world: World; me: Pick<StaffMember, 'id'>; now: Date }

/** Differences in wire format. */
export async function toDifferences(
  { db, world, me, now }: Reading,
  rows: readonly DifferenceListRow[],
): Promise<Static<typeof CountDifference>[]> {
  const whyNotDecide = await whyNotDecideOf(db, me, now)
  return rows.map((row) => ({
    id: row.id,
    stock_item_id: row.stock_item_id,
    ...toStaffGoods(world, row.goods, now),
    warehouse_id: row.warehouse_id,
    shelf: row.shelf,
    goods_number: goodsNumberText(row.goods_number),
    labelled_pieces: row.labelled_pieces,
    shopper_id: row.shopper_id,
    shopper_name: row.shopper_name,
    shopper_code: row.shopper_code,
    order_number: row.order_number,
    value_fen: row.value_fen,
    kind: row.kind,
    counted_warehouse_id: row.counted_warehouse_id,
    counted_shelf: row.counted_shelf,
    transfer_number: row.load_number === null ? null : loadNumberText(row.load_number),
    parcel_number: row.parcel_number,
    counted_by: row.counted_by,
    counted_at: (row.counted_at ?? row.created_at).toISOString(),
    books_warehouse_id: row.books_warehouse_id,
    books_shelf: row.books_shelf,
    expected_pieces: row.pieces,
    found_pieces: row.found_pieces,
    decisions: row.decided_at ? [] : [...decisionsOf(row.kind)],
    why_not_second: row.decided_at ? null : whyNotDecide(row),
    decision: row.decision,
    cause: row.cause,
    note: row.note,
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}
