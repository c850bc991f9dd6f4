import { freeze, purchased } from '@longhaul/domain/ledger/recipes.ts'
import type { BroughtOrder } from '@longhaul/domain/takeover/brought.ts'
import { guessCourier } from '@longhaul/domain/warehouse/tracking-number.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { nextOrderNumber } from './order-numbers.ts'
import { isTrackingNumberOfOthers, lockTrackingNumber, setShipped } from './purchasing/sql.ts'
import { insertBroughtItem, insertBroughtPurchase, joinSellerOrder } from './sql-brought.ts'
import { updateItem } from './sql.ts'

type Bringing = Doing & { me: { id: string } }

/**
 * An order that was still open in another shop, with its one item, where it stands: to be bought, bought, or sent by its seller. What was paid for it is on the balance
 * already, and is set aside and spent as for every order. Our fee is not charged, since someone else bought it. Answers the item's id. The shopper's money is locked by the caller.
 */
export async function bringOrder(
  doing: Bringing,
  shopperId: string,
  order: BroughtOrder,
  warehouseId: string,
): Promise<string> {
  const { tx, now, me } = doing
  const paidFen = order.goodsFen + order.freightFen
  const stage =
    order.sellerNumber === '' ? 'to_purchase' : order.trackingNumber === '' ? 'purchased' : 'seller_shipped'
  const itemId = await insertBroughtItem(tx, {
    order,
    stage,
    shopperId,
    warehouseId,
    number: readableNumber('O', await nextOrderNumber(tx)),
    staffId: me.id,
    now,
  })
  const event = {
    subject: { kind: 'order_item', id: itemId },
    shopperId,
    actor: `staff:${me.id}`,
    now,
  } as const
  await post(tx, { ...event, kind: 'order_paid', postings: freeze(shopperId, paidFen) })
  if (stage === 'to_purchase') await updateItem(tx, itemId, { frozen_fen: paidFen })
  else {
    const spent = { costFen: paidFen, serviceFen: 0, savedFen: 0 }
    await post(tx, { ...event, kind: 'item_purchased', postings: purchased(shopperId, spent) })
    await keepPurchase(doing, { itemId, shopperId, order })
  }
  doing.concerns(shopperId)
  return itemId
}

/** Our order at the seller, and its parcel. Items with the same number there were bought together. */
async function keepPurchase(
  { tx, now, me }: Bringing,
  { itemId, shopperId, order }: { itemId: string; shopperId: string; order: BroughtOrder },
): Promise<void> {
  const { sellerNumber: number, platform, seller: sellerName, trackingNumber } = order
  const sellerOrderId = await joinSellerOrder(tx, {
    platform,
    seller_name: sellerName,
    number,
    freight_fen: order.freightFen,
    discount_fen: 0,
    bought_by: me.id,
    bought_at: now,
  })
  await insertBroughtPurchase(tx, { itemId, sellerOrderId, order })
  if (trackingNumber === '') return
  await lockTrackingNumber(tx, trackingNumber)
  if (await isTrackingNumberOfOthers(tx, { sellerOrderId, shopperIds: [shopperId] }, trackingNumber))
    throw new Refusal('duplicate_tracking_number')
  await setShipped(tx, itemId, {
    tracking_number: trackingNumber,
    courier: guessCourier(trackingNumber) ?? '',
    shipped_at: now,
  })
}
