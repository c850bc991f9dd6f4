import { photographed } from '@longhaul/domain/ledger/recipes.ts'
import { photosTakenFen } from '@longhaul/domain/orders/fine-photos.ts'
import { post } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockItemForStaff, updateItem } from './sql.ts'

/**
 * The detail photos of an item are done: those that were taken become our income, the money for the others goes back. The shopper's money is
 * locked by the caller; `actor` is as the ledger names it. Nothing happens where nothing is frozen for photos.
 */
export async function settlePhotos(
  tx: Db,
  itemId: string,
  shotsTaken: number,
  { now, actor }: { now: Date; actor: string },
): Promise<{ savedFen: number }> {
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const takenFen = Math.min(photosTakenFen(item.photos_fen, item.photo_shots, shotsTaken), item.frozen_fen)
  const savedFen = item.frozen_fen - takenFen
  await post(tx, {
    kind: 'photos_settled',
    subject: { kind: 'order_item', id: itemId },
    shopperId: item.shopper_id,
    actor,
    now,
    postings: photographed(item.shopper_id, { takenFen, savedFen }),
  })
  await updateItem(tx, itemId, { frozen_fen: 0 })
  return { savedFen }
}
