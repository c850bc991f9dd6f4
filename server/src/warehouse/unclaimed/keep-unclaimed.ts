import { addUnclaimedPhoto, keepUnclaimed } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import { insertUnclaimedPhoto, listUnclaimedPhotos, lockUnclaimed, updateUnclaimed } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

/** Where an unclaimed parcel lies, and how it looks. */
export const keepUnclaimedAction = action(keepUnclaimed, async (call) => {
  const { tx, params, body, changed } = call
  const parcel = found(await lockUnclaimed(tx, params.id))
  refuseIf(parcel.stage === 'unclaimed' ? null : 'transition_not_allowed')
  const look = body.look.trim()
  // Whoever reads the list must not find the number in it.
  if (
    look
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .includes(parcel.tracking_number)
  )
    throw badInput({ look: 'holds_number' })
  const after = { shelf: body.shelf.trim().toUpperCase(), look }
  await updateUnclaimed(tx, parcel.id, after)
  await audit(call, {
    action: 'keep_unclaimed',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { shelf: parcel.shelf, look: parcel.look },
    after,
  })
  await changed('staff', 'stock')
  return await readUnclaimed(call, parcel.id)
})

/** As many as something that arrived may have, which this becomes. */
const PHOTOS_MAX = 10

/** What it looks like, label and all: for staff, who compare it with what a shopper claims. */
export const addUnclaimedPhotoAction = action(addUnclaimedPhoto, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const parcel = found(await lockUnclaimed(tx, params.id))
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
  await changed('staff', 'stock')
  return await readUnclaimed(call, parcel.id)
})
