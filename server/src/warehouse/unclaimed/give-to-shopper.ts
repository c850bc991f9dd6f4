import { guessCourier } from '@longhaul/domain/shipping/courier-number.ts'
import type { Tx } from '../../platform/database/db.ts'
import { insertArrivedInbound, setInboundStage } from '../sql-inbounds.ts'
import { insertStock, insertStockPhoto } from '../sql.ts'
import type { OwnershipClaimRow } from './sql-ownership-claims.ts'
import { listUnclaimedPhotos } from './sql-unclaimed.ts'

/**
 * Turns an unclaimed parcel into an inbound parcel of the shopper that has arrived: the announced one that
 * became the claim, or one as if it had been announced. It keeps the photos taken of it. Returns the id of
 * the stock item. Free storage begins when it is shelved, as usual.
 */
export async function giveToShopper(
  { tx, now }: { tx: Tx; now: Date },
  parcel: { id: string; tracking_number: string; warehouse_id: string },
  claim: OwnershipClaimRow,
): Promise<string> {
  const inboundId = await arriveInbound(tx, parcel, claim, now)
  const stock = await insertStock(tx, {
    shopper_id: claim.shopper_id,
    inbound_id: inboundId,
    title: claim.title,
    quantity: claim.quantity,
    value_fen: claim.value_fen,
    arrival_id: parcel.id,
    warehouse_id: parcel.warehouse_id,
    stage: 'received',
    received_at: now,
  })
  for (const { file_id, position } of await listUnclaimedPhotos(tx, parcel.id))
    await insertStockPhoto(tx, {
      stock_item_id: stock.id,
      file_id,
      kind: 'free',
      position,
      created_at: now,
    })
  return stock.id
}

async function arriveInbound(
  tx: Tx,
  parcel: { tracking_number: string; warehouse_id: string },
  claim: OwnershipClaimRow,
  now: Date,
): Promise<string> {
  if (claim.inbound_id) {
    await setInboundStage(tx, claim.inbound_id, 'in_doubt', 'arrived', now)
    return claim.inbound_id
  }
  const { id } = await insertArrivedInbound(tx, {
    shopper_id: claim.shopper_id,
    warehouse_id: parcel.warehouse_id,
    tracking_number: parcel.tracking_number,
    courier: guessCourier(parcel.tracking_number) ?? '',
    title: claim.title,
    quantity: claim.quantity,
    value_fen: claim.value_fen,
    created_at: now,
    stage_at: now,
  })
  return id
}
