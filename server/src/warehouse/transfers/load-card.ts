import type { StaffGoods } from '@longhaul/contract/goods/staff-goods.ts'
import type { TransferLoad } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { loadNumberText } from '@longhaul/domain/warehouse/transfer-load.ts'
import type { Static } from 'typebox'
import { toStaffGoods } from '../../goods/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import type { World } from '../../platform/world.ts'
import { type LoadCardRow, type LoadRow, findLoad, listLoadThings, stageOf } from './sql-loads.ts'

type Card = Static<typeof TransferLoad>

/** A load in wire format, without its things. */
export const toLoad = (row: LoadCardRow): Omit<Card, 'list'> => ({
  id: row.id,
  number: loadNumberText(row.number),
  stage: stageOf(row),
  from_warehouse: row.from_warehouse,
  to_warehouse: row.to_warehouse,
  reason: row.reason,
  waybill: row.waybill,
  boxes: row.boxes ?? 0,
  things: row.things ?? 0,
  arrived: row.arrived ?? 0,
  lost: row.lost ?? 0,
  pieces: row.pieces ?? 0,
  arrived_pieces: row.arrived_pieces ?? 0,
  made_by: row.made_by_name,
  made_at: row.created_at.toISOString(),
  sent_by: row.sent_by_name,
  sent_at: row.sent_at?.toISOString() ?? null,
  closed_by: row.closed_by_name,
  closed_at: row.closed_at?.toISOString() ?? null,
})

type Reading = { db: Db; world: World; me: Pick<StaffMember, 'warehouseId'>; now: Date }

/** A load with its things; somebody of a third warehouse does not find it. */
export async function readLoad({ db, world, me, now }: Reading, id: string): Promise<Card> {
  const row = orNotFound(await findLoad(db, id))
  refuseThird(me, row)
  const things = await listLoadThings(db, id)
  return {
    ...toLoad(row),
    list: things.map((thing) => ({
      stock_item_id: thing.id,
      ...withoutMoving(toStaffGoods(world, thing.goods, now)),
      warehouse_id: thing.warehouse_id,
      shelf: thing.shelf,
      goods_number: goodsNumberText(thing.goods_number),
      labelled_pieces: thing.labelled_pieces,
      is: thing.arrived_at ? 'arrived' : thing.is_lost ? 'lost' : row.closed_at ? 'missing' : 'in',
      box: thing.box,
      from_shelf: thing.from_shelf,
      shopper_code: thing.shopper_code,
      weight_grams: thing.weight_grams,
    })),
  }
}

/** That its things are on the way goes without saying; whatever else stops one is said. */
const withoutMoving = (goods: StaffGoods): StaffGoods =>
  goods.hold?.why === 'moving' ? { ...goods, hold: null } : goods

/** Refuses a load between two other warehouses. */
export function refuseThird(
  { warehouseId }: Pick<StaffMember, 'warehouseId'>,
  load: Pick<LoadRow, 'from_warehouse' | 'to_warehouse'>,
): void {
  if (warehouseId !== null && warehouseId !== load.from_warehouse && warehouseId !== load.to_warehouse)
    throw new Refusal('not_found')
}
