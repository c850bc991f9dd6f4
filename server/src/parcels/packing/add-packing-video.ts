import { addPackingVideo as route } from '@longhaul/contract/parcels/parcel-video.staff.ts'
import { VIDEO_MAX_BYTES, VIDEO_TYPES, whyNotVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { deleteFile, imageUrl, insertFile, storeVideo } from '../../files/public.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { findParcelForStaff, updateParcel } from '../sql.ts'

export const addPackingVideoAction = longAction(route, addPackingVideo)

/**
 * Stores the video of the packing. It is stored while it uploads, outside a transaction, because a video
 * takes longer than a connection should be held.
 */
async function addPackingVideo(call: LongCall<typeof route>): Answer<typeof route> {
  const { db, me, params, now, world, request } = call
  orNotFound(await findParcelForStaff(db, params.id))
  const video = await storeVideo(world, request, { maxBytes: VIDEO_MAX_BYTES, types: VIDEO_TYPES })
  const before = await call
    .transact(async (work) => {
      const { tx } = work
      const parcel = await lockParcelHere({ tx, me }, params.id)
      refuseIf(whyNotVideo(parcel.stage))
      await insertFile(tx, {
        id: video.id,
        shopper_id: null,
        staff_id: me.id,
        kind: 'packing',
        media_type: video.mediaType,
        bytes: video.bytes,
        width: null,
        height: null,
        sha256: video.sha256,
        created_at: now,
      })
      await updateParcel(tx, parcel.id, { video_file_id: video.id })
      if (parcel.video_file_id) await deleteFile(tx, parcel.video_file_id)
      await audit(
        { ...call, tx },
        {
          action: 'add_packing_video',
          subjectKind: 'parcel',
          subjectId: parcel.id,
          after: { bytes: video.bytes, media_type: video.mediaType },
        },
      )
      work.concerns(parcel.shopper_id)
      return parcel
    })
    .catch(async (error: unknown) => {
      await world.files.remove(video.id)
      throw error
    })
  if (before.video_file_id) await world.files.remove(before.video_file_id)
  return { url: imageUrl(world, video.id, now) ?? '', media_type: video.mediaType, bytes: video.bytes }
}
