import { whyNotClose } from '@longhaul/domain/parcels/contents.ts'
import { lacksVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { insertParcelPhotos } from '../sql-items.ts'
import { draftOf } from '../combining/snapshot.ts'
import type { ParcelRow } from '../sql.ts'

/** The extra service of a picture of the packed package. */
const PHOTO_SERVICE = 'packing_photo'

/**
 * Refuses to close a box before everything has been scanned into it, or without the picture that was paid
 * for.
 */
export function requireChecked(
  parcel: ParcelRow,
  contents: readonly { quantity: number; checked_pieces: number }[],
  photoFileIds: readonly string[],
): void {
  const why = whyNotClose(contents.map((content) => ({ ...content, checkedPieces: content.checked_pieces })))
  if (why) throw badInput({ contents: why === 'more_pieces_than_listed' ? why : 'unchecked' }, why)
  if (parcel.service_ids.includes(PHOTO_SERVICE) && photoFileIds.length === 0)
    throw badInput({ photo_file_ids: 'required' })
}

/**
 * Refuses to book or ship a package without the video that was paid for. The video can be added until then.
 */
export function requireVideo(parcel: Pick<ParcelRow, 'service_ids' | 'video_file_id'>): void {
  if (lacksVideo({ serviceIds: parcel.service_ids, hasVideo: parcel.video_file_id !== null }))
    throw badInput({ video: 'required' }, 'video_needed')
}

/** Adds pictures to the packed package, which staff have uploaded before. */
export async function addPackingPhotos(
  { tx, me, now }: { tx: Tx; me: StaffMember; now: Date },
  parcel: ParcelRow,
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  // What a colleague photographed before was checked when the draft was kept.
  const drafted = new Set(draftOf(parcel)?.photo_file_ids)
  const added = wanted.filter((id) => !drafted.has(id))
  const known = await ownFilesOfKind(tx, { staffId: me.id }, added, 'packing')
  if (known.length < added.length) throw badInput({ photo_file_ids: 'unknown' })
  await insertParcelPhotos(
    tx,
    wanted.map((file_id, position) => ({ parcel_id: parcel.id, file_id, position, created_at: now })),
  )
}
