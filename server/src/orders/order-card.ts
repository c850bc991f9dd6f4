import type { OrderCard } from '@longhaul/contract/orders/orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { countedItems } from '@longhaul/domain/orders/amounts.ts'
import { itemStatus, orderStatus, partlyArrived } from '@longhaul/domain/orders/stages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import { amountsOfOrder, toAmounts } from './amounts-card.ts'
import type { ListedItem } from './sql-lists.ts'
import type { OrderRow } from './sql.ts'

type Card = Static<typeof OrderCard>

/** An order as lists show it: its own row and what its items add up to. */
export const toOrderCard = (
  world: World,
  order: OrderRow,
  items: readonly ListedItem[],
  now: Date,
): Card => ({
  ...toOrderHead(order, items),
  items: items.map((item) => ({
    id: item.id,
    title: item.title,
    image: imageUrl(world, item.image_file_id, now),
    options_text: item.options_text,
    quantity: item.quantity,
    unit_price_fen: item.unit_price_fen,
    stage: item.stage,
    status: itemStatus({ stage: item.stage, refundOpen: item.refund_open }),
  })),
})

/** What list and detail show of an order itself. */
export const toOrderHead = (order: OrderRow, items: readonly ListedItem[]): Omit<Card, 'items'> => ({
  id: order.id,
  number: order.number,
  status: orderStatus(items.map((item) => ({ stage: item.stage, refundOpen: item.refund_open }))),
  partly_arrived: partlyArrived(items),
  platform: order.platform,
  seller_name: order.seller_name,
  amounts: toAmounts(amountsOfOrder(items), sumFen(countedItems(items).map((item) => item.plan_saved_fen))),
  balance_freeze_fen: sumFen(items.map((item) => item.frozen_fen)),
  photo_count: items.reduce((count, item) => count + item.photo_shots, 0),
  contact: order.contact,
  created_at: order.created_at.toISOString(),
  pay_by: order.pay_by.toISOString(),
  paid_at: order.paid_at?.toISOString() ?? null,
})
