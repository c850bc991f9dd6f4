import { sharePhotosOfPiece as route } from '@longhaul/contract/goods/goods-photos.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { setSharingOfOwnPiece } from './sql-photo-sharing.ts'

export const sharePhotosOfPieceAction = writeAction(route, sharePhotosOfPiece)

/** Sets whether others may see photos of one piece. */
async function sharePhotosOfPiece({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await setSharingOfOwnPiece(tx, me.id, params.id, body.shares))) throw new Refusal('not_found')
  return { shares: body.shares }
}
