import type { QueueItem } from '@longhaul/contract/orders/orders.staff.ts'
import { buyBy } from '@longhaul/domain/orders/purchase-shift.ts'
import type { Promises } from '@longhaul/domain/orders/promises.ts'
import type { Static } from 'typebox'
import { toStaffGoods } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import { amountsOf } from './amounts-card.ts'
import type { listItemsForStaff } from './sql-lists.ts'

type Row = Awaited<ReturnType<typeof listItemsForStaff>>[number]

/** An item as shown in a staff queue: everything needed to act without opening the record. */
export const toQueueItem = (
  world: World,
  row: Row,
  now: Date,
  promises: Promises,
): Static<typeof QueueItem> => ({
  id: row.id,
  order_id: row.order_id,
  order_number: row.order_number,
  stage: row.stage,
  stage_at: row.stage_at.toISOString(),
  shopper_id: row.shopper_id,
  shopper_name: row.nickname || row.email,
  shopper_code: row.shopper_code,
  shopper_lang: row.shopper_lang,
  platform: row.platform,
  seller_name: row.seller_name,
  url: row.url,
  ...toStaffGoods(world, row.goods, now),
  // All that was ordered, of which fewer pieces may have arrived.
  quantity: row.quantity,
  unit_price_fen: row.unit_price_fen,
  page_price_fen: row.page_price_fen,
  price_reason: row.price_reason,
  price_reason_text: row.price_reason_text,
  sold_out_choice: row.sold_out_choice,
  alternative: row.alternative,
  tolerance_percent: row.tolerance_percent,
  photo_shots: row.photo_shots,
  photo_remark: row.photo_remark,
  goods_fen: row.goods_fen,
  freight_fen: row.freight_fen,
  total_fen: amountsOf(row).totalFen,
  frozen_fen: row.frozen_fen,
  warehouse_id: row.warehouse_id,
  paid_at: row.paid_at?.toISOString() ?? null,
  review_due_at: row.review_due_at?.toISOString() ?? null,
  buy_by:
    row.stage === 'to_purchase' ? buyBy(row.stage_at, promises.shiftEnds, promises.days).toISOString() : null,
  seller_group: row.seller_group,
  seller_order_id: row.seller_order_id,
  seller_order_number: row.seller_order_number,
  bought_by: row.bought_by,
  bought_at: row.bought_at?.toISOString() ?? null,
  tracking_number: row.tracking_number,
})
