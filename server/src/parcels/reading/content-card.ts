import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { toStaffGoods } from '../../goods/public.ts'
import type { World } from '../../platform/world.ts'
import type { listContentsForStaff } from '../sql-items.ts'

type Row = Awaited<ReturnType<typeof listContentsForStaff>>[number]

/** A thing of a package as staff see it on its list, and whether it is in the box. */
export const toContent = (world: World, row: Row, now: Date) => ({
  stock_item_id: row.stock_item_id,
  ...toStaffGoods(world, row.goods, now),
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  goods_number: goodsNumberText(row.goods_number),
  labelled_pieces: row.labelled_pieces,
  tracking_number: row.tracking_number,
  checked: row.checked_pieces >= row.quantity,
})
