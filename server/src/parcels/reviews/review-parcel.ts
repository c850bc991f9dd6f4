import { reviewParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import { whyNotReview } from '@longhaul/domain/parcels/receipt.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findReview, insertReview } from './sql-reviews.ts'
import { lockOwnParcel } from '../sql.ts'

export const reviewParcelAction = writeAction(route, reviewParcel)

/** Reviews a received package, once, with stars, text, and pictures that the shopper uploaded for it. */
async function reviewParcel({ tx, me, params, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  const reviewed = (await findReview(tx, parcel.id)) !== undefined
  refuseIf(whyNotReview({ stage: parcel.stage, reviewed }))
  const fileIds = [...new Set(body.file_ids)]
  const own = await ownFilesOfKind(tx, { shopperId: me.id }, fileIds, 'review')
  if (own.length < fileIds.length) throw badInput({ file_ids: 'unknown' })
  const { id } = await insertReview(tx, {
    parcel_id: parcel.id,
    shopper_id: me.id,
    stars: body.stars,
    body: body.body.trim(),
    file_ids: fileIds,
    created_at: now,
  })
  return { id }
}
