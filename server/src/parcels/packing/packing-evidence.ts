import { whyNotClose } from '@longhaul/domain/parcels/contents.ts'
import { lacksVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { insertParcelPhotos } from '../sql-items.ts'
import type { ParcelRow } from '../sql.ts'

/** The extra service that promises a picture of the packed package. */
const PHOTO_SERVICE = 'packing_photo'

/** Nothing is closed before everything was scanned into it, nor without the picture that was paid for. */
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

/** Neither booked with a carrier nor shipped without the video that was paid for. It may be put to the package until then. */
export function requireVideo(parcel: Pick<ParcelRow, 'service_ids' | 'video_file_id'>): void {
  if (lacksVideo({ serviceIds: parcel.service_ids, hasVideo: parcel.video_file_id !== null }))
    throw badInput({ video: 'required' }, 'video_needed')
}

/** Keeps the pictures of the packed package, which staff uploaded before. */
export async function addPackingPhotos(
  { tx, me, now }: { tx: Db; me: StaffMember; now: Date },
  parcel: ParcelRow,
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const known = await ownFilesOfKind(tx, { staffId: me.id }, wanted, 'packing')
  if (known.length < wanted.length) throw badInput({ photo_file_ids: 'unknown' })
  await insertParcelPhotos(
    tx,
    wanted.map((file_id, position) => ({ parcel_id: parcel.id, file_id, position, created_at: now })),
  )
}
