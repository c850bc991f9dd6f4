import { keepPackingDraft as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { draftOf } from '../combining/snapshot.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { updateParcel } from '../sql.ts'

export const keepPackingDraftAction = writeAction(route, keepPackingDraft)

/**
 * Keeps what was typed and photographed for a package at the bench until it is finished. Pictures that a
 * colleague took before stay; new ones must be one's own.
 */
async function keepPackingDraft(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const parcel = await lockParcelHere(call, params.id)
  refuseIf(parcel.stage === 'packing' ? null : 'transition_not_allowed')
  const known = new Set(draftOf(parcel)?.photo_file_ids)
  const added = [...new Set(body.photo_file_ids)].filter((id) => !known.has(id))
  const own = await ownFilesOfKind(tx, { staffId: me.id }, added, 'packing')
  if (own.length < added.length) throw badInput({ photo_file_ids: 'unknown' })
  await updateParcel(tx, parcel.id, { packing_draft: JSON.stringify(body) })
  return {}
}
