import { numberReusedBefore } from '@longhaul/domain/warehouse/whose-parcel.ts'
import type { Db } from '../../platform/database/db.ts'
import { listReceivedUnder } from './sql.ts'

/**
 * Goods that travel under one tracking number: the seller's order, if it is recorded, and the owners of the
 * goods.
 */
type Travelling = {
  trackingNumber: string
  sellerOrderId: string | null
  shopperIds: readonly string[]
}

/**
 * Those of the given numbers under which a parcel was already received for somebody else: as what a shopper
 * sent here, or as goods of another seller's order and another shopper. More goods of the same seller's order
 * or the same shopper may still be found in it.
 */
export async function findArrivedForOthers(
  db: Db,
  travelling: readonly Travelling[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const numbers = travelling.map((goods) => goods.trackingNumber)
  const received = await listReceivedUnder(db, numbers, numberReusedBefore(now))
  const forOthers = travelling.filter(({ trackingNumber, sellerOrderId, shopperIds }) =>
    received.some(
      (thing) =>
        thing.tracking_number === trackingNumber &&
        (thing.seller_order_id === null ||
          (thing.seller_order_id !== sellerOrderId &&
            shopperIds.some((shopperId) => shopperId !== thing.shopper_id))),
    ),
  )
  return new Set(forOthers.map((goods) => goods.trackingNumber))
}
