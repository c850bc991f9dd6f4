import type { ReturnFound } from '@longhaul/contract/parcels/return-found.ts'
import { whyNotTakeBackIn } from '@longhaul/domain/parcels/returned-things.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { putOnShelves } from '../../warehouse/public.ts'
import { insertParcelPhotos, listParcelPhotos } from '../sql-items.ts'
import { updateParcel } from '../sql.ts'

/**
 * Puts what came back where the dock found room for it, and keeps what was found, with its photos. Without a
 * look into the box nobody knows where the goods are: their old shelves do not count.
 */
export async function noteReturn(
  { tx, me, now }: { tx: Tx; me: StaffMember; now: Date },
  parcelId: string,
  stockItemIds: readonly string[],
  found: ReturnFound | undefined,
): Promise<void> {
  if (!found) {
    await putOnShelves(
      tx,
      stockItemIds.map((id) => ({ id, shelf: '' })),
    )
    return
  }
  const things = found.things.map((thing) => ({ ...thing, shelf: thing.shelf.trim().toUpperCase() }))
  if (things.some((thing) => thing.shelf === '')) throw new Refusal('invalid_input')
  refuseIf(
    whyNotTakeBackIn(
      stockItemIds,
      things.map((thing) => thing.stock_item_id),
    ),
  )
  await putOnShelves(
    tx,
    things.map(({ stock_item_id: id, shelf }) => ({ id, shelf })),
  )
  const ids = [...new Set(found.photo_file_ids)]
  const own = await ownFilesOfKind(tx, { staffId: me.id }, ids, 'packing')
  if (own.length < ids.length) throw badInput({ photo_file_ids: 'unknown' })
  const before = (await listParcelPhotos(tx, parcelId)).length
  await insertParcelPhotos(
    tx,
    ids.map((file_id, at) => ({ parcel_id: parcelId, file_id, position: before + at, created_at: now })),
  )
  await updateParcel(tx, parcelId, { return_found: JSON.stringify({ ...found, things }) })
}
