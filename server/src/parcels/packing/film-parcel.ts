import { filmParcel as route } from '@longhaul/contract/parcels/parcel-video.staff.ts'
import { VIDEO_MAX_BYTES, VIDEO_TYPES, whyNotFilm } from '@longhaul/domain/parcels/packing-video.ts'
import { deleteFile, imageUrl, insertFile, storeVideo } from '../../files/public.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findParcelForStaff, lockParcelForStaff, updateParcel } from '../sql.ts'

export const filmParcelAction = action(route, filmParcel, { transaction: false })

/** Keeps the film of a packing. It is stored as it comes, outside a transaction: a film takes longer than a connection should be held. */
async function filmParcel(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, world, request } = call
  orNotFound(await findParcelForStaff(tx, params.id))
  const film = await storeVideo(world, request, { maxBytes: VIDEO_MAX_BYTES, types: VIDEO_TYPES })
  const before = await call
    .transact(async (doing) => {
      const inside = doing.tx
      const parcel = orNotFound(await lockParcelForStaff(inside, params.id))
      refuseIf(whyNotFilm(parcel.stage))
      await insertFile(inside, {
        id: film.id,
        shopper_id: null,
        staff_id: me.id,
        kind: 'packing',
        media_type: film.mediaType,
        bytes: film.bytes,
        width: null,
        height: null,
        sha256: film.sha256,
        created_at: now,
      })
      await updateParcel(inside, parcel.id, { video_file_id: film.id })
      if (parcel.video_file_id) await deleteFile(inside, parcel.video_file_id)
      await audit(
        { ...call, tx: inside },
        {
          action: 'film_parcel',
          subjectKind: 'parcel',
          subjectId: parcel.id,
          after: { bytes: film.bytes, media_type: film.mediaType },
        },
      )
      doing.concerns(parcel.shopper_id)
      return parcel
    })
    .catch(async (error: unknown) => {
      await world.files.remove(film.id)
      throw error
    })
  if (before.video_file_id) await world.files.remove(before.video_file_id)
  return { url: imageUrl(world, film.id, now) ?? '', media_type: film.mediaType, bytes: film.bytes }
}
