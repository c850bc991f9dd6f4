import { uncheckContent as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { labelsToTakeOut, whyNotUncheck } from '@longhaul/domain/parcels/contents.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { deletePackedPieces, listContents, markChecked, listPackedPieces } from '../sql-items.ts'

export const uncheckContentAction = writeAction(route, uncheckContent)

/**
 * Takes pieces out of an open box that were put into it by mistake: the one with a given label, or a number
 * of pieces.
 */
async function uncheckContent(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const pieces = body.piece === undefined ? (body.pieces ?? 1) : 1
  const parcel = await lockParcelHere(call, params.id)
  refuseIf(parcel.stage === 'packing' ? null : 'transition_not_allowed')
  const content = orNotFound(
    (await listContents(tx, [parcel.id])).find((content) => content.stock_item_id === body.stock_item_id),
  )
  const checkedPieces = content.checked_pieces
  const packedPieces = (await listPackedPieces(tx, parcel.id))
    .filter((entry) => entry.stock_item_id === content.stock_item_id)
    .map((entry) => entry.piece)
  refuseIf(
    body.piece !== undefined && !packedPieces.includes(body.piece)
      ? 'nothing_to_take_out'
      : whyNotUncheck({ quantity: content.quantity, checkedPieces }, pieces),
  )
  const labels =
    body.piece === undefined ? labelsToTakeOut({ checkedPieces, packedPieces }, pieces) : [body.piece]
  await markChecked(tx, parcel.id, content.stock_item_id, checkedPieces - pieces, null)
  if (labels.length > 0) await deletePackedPieces(tx, parcel.id, content.stock_item_id, labels)
  await audit(call, {
    action: 'uncheck_content',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stock_item_id: content.stock_item_id, pieces: checkedPieces },
    after: { stock_item_id: content.stock_item_id, pieces: checkedPieces - pieces, labels },
  })
  return await readParcelDetail(call, parcel.id)
}
