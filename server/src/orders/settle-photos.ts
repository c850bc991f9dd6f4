import { photographed } from '@longhaul/domain/ledger/recipes.ts'
import { photosTakenFen } from '@longhaul/domain/orders/fine-photos.ts'
import { post } from '../ledger/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockItemForStaff, updateItem } from './sql.ts'

/**
 * Settles the detail photos of an item: the fee for photos taken becomes our income, the rest is released.
 * Does nothing if nothing is frozen for photos. The caller has locked the shopper's balance; `actor` has the
 * form that the ledger uses.
 */
export async function settlePhotos(
  tx: Tx,
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
