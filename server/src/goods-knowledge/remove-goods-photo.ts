import { removeGoodsPhoto as route } from '@longhaul/contract/goods/goods-photos.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findPhotoForStaff, takeOut } from './sql-photos.ts'

export const removeGoodsPhotoAction = writeAction(route, removeGoodsPhoto)

/** Removes a photo from those that others see. */
async function removeGoodsPhoto(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const photo = orNotFound(await findPhotoForStaff(tx, params.id))
  await takeOut(tx, photo)
  await audit(call, {
    action: 'remove_goods_photo',
    subjectKind: 'goods_photo',
    subjectId: photo.id,
    before: { marketplace: photo.platform, item_id: photo.item_id, shows: photo.shows },
  })
  return {}
}
