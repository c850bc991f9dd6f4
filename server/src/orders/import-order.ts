import { freeze, purchased } from '@longhaul/domain/ledger/recipes.ts'
import type { ImportedOrder } from '@longhaul/domain/data-import/imported.ts'
import { guessCourier } from '@longhaul/domain/shipping/courier-number.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { post } from '../ledger/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isTrackingNumberOfOthers, lockTrackingNumber, setShipped } from './purchasing/sql.ts'
import { insertImportedItem, insertImportedPurchase, joinSellerOrder } from './sql-imported.ts'
import { updateItem, nextOrderNumber } from './sql.ts'

type Importing = UnitOfWork & { me: { id: string } }

/**
 * Imports an order of one item that was still open in another shop, at its current stage: to be bought,
 * bought, or sent by its seller. The money paid for it is already on the balance, and is frozen and spent as
 * for any order. Our fee is not charged, because the other shop did the buying. Returns the item's id. The
 * caller has locked the shopper's balance.
 */
export async function importOrder(
  work: Importing,
  shopperId: string,
  order: ImportedOrder,
  warehouseId: string,
): Promise<string> {
  const { tx, now, me } = work
  const paidFen = order.goodsFen + order.freightFen
  const stage =
    order.sellerNumber === '' ? 'to_purchase' : order.trackingNumber === '' ? 'purchased' : 'seller_shipped'
  const itemId = await insertImportedItem(tx, {
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
    await savePurchase(work, { itemId, shopperId, order })
  }
  work.concerns(shopperId)
  return itemId
}

/**
 * Records the order at the seller and its tracking number. Items with the same seller's order number were
 * bought together.
 */
async function savePurchase(
  { tx, now, me }: Importing,
  { itemId, shopperId, order }: { itemId: string; shopperId: string; order: ImportedOrder },
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
  await insertImportedPurchase(tx, { itemId, sellerOrderId, order })
  if (trackingNumber === '') return
  await lockTrackingNumber(tx, trackingNumber)
  if (await isTrackingNumberOfOthers(tx, { sellerOrderId, shopperIds: [shopperId] }, trackingNumber, now))
    throw new Refusal('duplicate_tracking_number')
  await setShipped(tx, itemId, {
    tracking_number: trackingNumber,
    courier: guessCourier(trackingNumber) ?? '',
    shipped_at: now,
  })
}
