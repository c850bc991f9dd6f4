import { sharePhotos as route } from '@longhaul/contract/goods/goods-photos.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { setOwnSharing } from './sql-photo-sharing.ts'

export const sharePhotosAction = writeAction(route, sharePhotos)

/** Sets whether others may see photos of the goods that the shopper bought. */
async function sharePhotos({ tx, me, body }: WriteCall<typeof route>): Answer<typeof route> {
  await setOwnSharing(tx, me.id, body.shares)
  return { shares: body.shares }
}
