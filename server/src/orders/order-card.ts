import type { OrderCard } from '@longhaul/contract/orders/orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { countedItems } from '@longhaul/domain/orders/amounts.ts'
import { itemStatus, partlyArrived } from '@longhaul/domain/orders/stages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import { type AmountsOfRow, amountsOfOrder, toAmounts } from './amounts-card.ts'
import type { ListedOrder } from './sql-own-list.ts'
import type { ItemRow, OrderRow } from './sql.ts'

type Card = Static<typeof OrderCard>

/** An order as lists show it: its own row and what its items add up to. */
export const toOrderCard = (world: World, order: ListedOrder, now: Date): Card => ({
  ...toOrderHead(order, order.items),
  items: order.items.map((item) => ({
    id: item.id,
    title: item.title,
    ...namesOf(item),
    image: imageUrl(world, item.image_file_id, now),
    options_text: item.options_text,
    quantity: item.quantity,
    unit_price_fen: item.unit_price_fen,
    stage: item.stage,
    status: itemStatus({ stage: item.stage, refundOpen: item.refund_open }),
  })),
})

type HeadItem = AmountsOfRow & Pick<ItemRow, 'stage' | 'plan_saved_fen' | 'frozen_fen' | 'photo_shots'>

/** What list and detail show of an order itself. */
export const toOrderHead = (order: OrderRow, items: readonly HeadItem[]): Omit<Card, 'items'> => ({
  id: order.id,
  number: order.number,
  status: order.status,
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
