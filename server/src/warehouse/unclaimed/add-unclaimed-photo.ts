import { addUnclaimedPhoto as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { insertUnclaimedPhoto, listUnclaimedPhotos, lockUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

/** The same limit as for arrived goods, which an unclaimed parcel may become. */
const PHOTOS_MAX = 10

export const addUnclaimedPhotoAction = writeAction(route, addUnclaimedPhoto)

/** Adds a photo of an unclaimed parcel, label included: for staff, who compare it with shoppers' claims. */
async function addUnclaimedPhoto(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  refuseIf(parcel.stage === 'unclaimed' ? null : 'transition_not_allowed')
  const [fileId] = await ownFilesOfKind(tx, { staffId: me.id }, [body.file_id], 'inspection')
  if (!fileId) throw badInput({ file_id: 'unknown' })
  const photos = await listUnclaimedPhotos(tx, parcel.id)
  if (photos.length >= PHOTOS_MAX) throw badInput({ file_id: 'too_many' })
  const added = await insertUnclaimedPhoto(tx, {
    unclaimed_id: parcel.id,
    file_id: fileId,
    position: photos.length + 1,
    created_at: now,
  })
  if (!added) throw badInput({ file_id: 'in_use' })
  await audit(call, {
    action: 'add_unclaimed_photo',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    after: { file_id: fileId },
  })
  return await readUnclaimed(call, parcel.id)
}
