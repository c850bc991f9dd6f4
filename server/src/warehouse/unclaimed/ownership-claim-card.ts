import type { OwnershipClaim } from '@longhaul/contract/warehouse/unclaimed.ts'
import { guessCourier } from '@longhaul/domain/shipping/courier-number.ts'
import { shownEnd } from '@longhaul/domain/warehouse/unclaimed.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import type { World } from '../../platform/world.ts'
import type { ListedOwnershipClaim } from './sql-ownership-claims.ts'

/**
 * A claim as its shopper sees it: their own statement, and no more of the parcel's number than the public
 * list shows.
 */
export const toOwnershipClaim = (
  row: ListedOwnershipClaim,
  { world, now }: { world: World; now: Date },
): Static<typeof OwnershipClaim> => ({
  id: row.id,
  unclaimed_id: row.unclaimed_id,
  stage: row.stage,
  warehouse_id: row.warehouse_id,
  courier: guessCourier(row.parcel_number) ?? '',
  number_end: shownEnd(row.parcel_number),
  tracking_number: row.tracking_number,
  title: row.title,
  quantity: row.quantity,
  value_fen: row.value_fen,
  note: row.note,
  images: row.file_ids.flatMap((id) => imageUrl(world, id, now) ?? []),
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
})
