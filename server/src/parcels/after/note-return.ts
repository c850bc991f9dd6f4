import type { ReturnFound } from '@longhaul/contract/parcels/return-found.ts'
import { whyNotTakeBackIn } from '@longhaul/domain/parcels/returned-things.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { insertReturnDifferences, putOnShelves } from '../../warehouse/public.ts'
import { insertParcelPhotos, listParcelPhotos } from '../sql-items.ts'
import { updateParcel } from '../sql.ts'

/**
 * Puts what came back where the dock found room for it, and keeps what was found, with its photos. Without a
 * look into the box nobody knows where the goods are: their old shelves do not count. What was not in it lies
 * on no shelf and waits for a colleague, as after a count.
 */
export async function noteReturn(
  { tx, me, now }: { tx: Tx; me: StaffMember; now: Date },
  parcel: { id: string; warehouse_id: string },
  goods: readonly { stock_item_id: string; quantity: number }[],
  found: ReturnFound | undefined,
): Promise<void> {
  const stockItemIds = goods.map((thing) => thing.stock_item_id)
  if (!found) {
    await putOnShelves(
      tx,
      stockItemIds.map((id) => ({ id, shelf: '' })),
    )
    return
  }
  const things = found.things.map((thing) => ({ ...thing, shelf: thing.shelf.trim().toUpperCase() }))
  if (things.some((thing) => thing.shelf === '')) throw new Refusal('invalid_input')
  const missing = found.missing ?? []
  refuseIf(
    whyNotTakeBackIn(
      stockItemIds,
      things.map((thing) => thing.stock_item_id),
      missing.map((thing) => thing.stock_item_id),
    ),
  )
  await putOnShelves(tx, [
    ...things.map(({ stock_item_id: id, shelf }) => ({ id, shelf })),
    ...missing.map(({ stock_item_id: id }) => ({ id, shelf: '' })),
  ])
  await insertReturnDifferences(
    tx,
    { parcelId: parcel.id, toldBy: me.id, now },
    missing.map(({ stock_item_id }) => ({
      stock_item_id,
      kind: 'not_returned' as const,
      books_warehouse_id: parcel.warehouse_id,
      books_shelf: '',
      pieces: goods.find((thing) => thing.stock_item_id === stock_item_id)?.quantity ?? 1,
      found_pieces: 0,
    })),
  )
  const ids = [...new Set(found.photo_file_ids)]
  const own = await ownFilesOfKind(tx, { staffId: me.id }, ids, 'packing')
  if (own.length < ids.length) throw badInput({ photo_file_ids: 'unknown' })
  const before = (await listParcelPhotos(tx, parcel.id)).length
  await insertParcelPhotos(
    tx,
    ids.map((file_id, at) => ({ parcel_id: parcel.id, file_id, position: before + at, created_at: now })),
  )
  await updateParcel(tx, parcel.id, { return_found: JSON.stringify({ ...found, things }) })
}
