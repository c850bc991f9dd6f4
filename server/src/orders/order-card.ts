import type { OrderCard } from '@longhaul/contract/orders/orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { countedItems } from '@longhaul/domain/orders/amounts.ts'
import { placeOfOrder } from '@longhaul/domain/orders/place.ts'
import { itemStatus, partlyArrived } from '@longhaul/domain/states/item-stages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import { type Deciding, type ItemFacts, stepOfItem, stepOfOrder, toWireStep } from '../next-steps/public.ts'
import type { World } from '../platform/world.ts'
import { type CostOfRow, amountsOfOrder, costOfOrder, toAmounts } from './amounts-card.ts'
import type { Around } from './sql-around.ts'
import type { ListedOrder } from './sql-own-list.ts'
import type { ItemRow, OrderRow } from './sql.ts'

type Card = Static<typeof OrderCard>

/** An order as shown in lists: its own row and the totals of its items. */
export const toOrderCard = (reading: OrderReading, order: ListedOrder): Card => ({
  ...toOrderHead(order, order.items, reading),
  items: order.items.map((item) => toCardItem(reading, item)),
})

/**
 * Assigned field by field, here and below: a page builds hundreds of these, and object spread took five times
 * as long.
 */
function toCardItem(reading: OrderReading, item: ListedOrder['items'][number]): Card['items'][number] {
  const { next, photo, weight_grams, free_until, parcel } = toAround(reading, item)
  const { names } = namesOf(item)
  const card: Card['items'][number] = {
    next,
    photo,
    weight_grams,
    free_until,
    parcel,
    id: item.id,
    title: item.title,
    image: imageUrl(reading.world, item.image_file_id, reading.now),
    options_text: item.options_text,
    quantity: item.quantity,
    unit_price_fen: item.unit_price_fen,
    stage: item.stage,
    status: itemStatus({ stage: item.stage, refundOpen: item.refund_open }),
  }
  if (names) card.names = names
  return card
}

/** The context needed to show an order to its shopper. */
export type OrderReading = Deciding & { world: World }

type AroundItem = { stage: ItemRow['stage']; facts: ItemFacts | null; around: Around }

/** Where an item is and what comes next, for both list and detail. */
export function toAround(
  reading: OrderReading,
  { facts, around }: AroundItem,
): Pick<Card['items'][number], 'next' | 'photo' | 'weight_grams' | 'free_until' | 'parcel'> {
  const step = stepOfItem(facts, reading)
  const freeUntil = isStorageStopped(facts) ? null : around?.free_until
  return {
    next: step && toWireStep(step),
    photo: imageUrl(reading.world, around?.photo_file_id ?? null, reading.now),
    weight_grams: around?.weight_grams ?? null,
    free_until: freeUntil ? new Date(freeUntil).toISOString() : null,
    parcel: around?.parcel ?? null,
  }
}

/** Whether storage days do not count: it is on its way to another warehouse, looked for or on hold. */
export const isStorageStopped = (facts: ItemFacts | null): boolean =>
  facts?.shelf ? facts.shelf.moving || facts.shelf.stop !== null : false

type HeadItem = CostOfRow &
  AroundItem &
  Pick<ItemRow, 'plan_saved_fen' | 'frozen_fen' | 'photo_shots'> & {
    /** A date, or a string if the row was read as JSON. */
    refund_deadline_at: Date | string | null
  }

type HeadOrder = Pick<
  OrderRow,
  'id' | 'number' | 'status' | 'platform' | 'seller_name' | 'contact' | 'created_at' | 'pay_by' | 'paid_at'
>

/** The order's own fields, for both list and detail. */
export const toOrderHead = (
  order: HeadOrder,
  items: readonly HeadItem[],
  reading: OrderReading,
): Omit<Card, 'items'> => {
  const { place, next, return_until } = standing(items, reading)
  return {
    place,
    next,
    return_until,
    id: order.id,
    number: order.number,
    status: order.status,
    partly_arrived: partlyArrived(items),
    platform: order.platform,
    seller_name: order.seller_name,
    amounts: toAmounts(amountsOfOrder(items), sumFen(countedItems(items).map((item) => item.plan_saved_fen))),
    cost_fen: costOfOrder(items),
    balance_freeze_fen: sumFen(items.map((item) => item.frozen_fen)),
    photo_count: items.reduce((count, item) => count + item.photo_shots, 0),
    contact: order.contact,
    created_at: order.created_at.toISOString(),
    pay_by: order.pay_by.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
  }
}

/** Where an order's goods are, what comes next, and the last day for returns. */
function standing(
  items: readonly HeadItem[],
  reading: OrderReading,
): Pick<Card, 'place' | 'next' | 'return_until'> {
  const step = stepOfOrder(
    items.map(({ facts }) => facts),
    reading,
  )
  const deadlines = items.flatMap(({ stage, refund_deadline_at: at }) =>
    stage === 'in_stock' && at !== null ? [new Date(at).getTime()] : [],
  )
  return {
    place: placeOfOrder(
      items.map(({ stage, around }) => ({ stage, parcelStage: around?.parcel?.stage ?? null })),
    ),
    next: step && toWireStep(step),
    return_until: deadlines.length > 0 ? new Date(Math.max(...deadlines)).toISOString() : null,
  }
}
