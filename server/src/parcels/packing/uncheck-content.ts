import { uncheckContent as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { whyNotUncheck } from '@longhaul/domain/parcels/contents.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { listContents, markChecked } from '../sql-items.ts'
import { lockParcelForStaff } from '../sql.ts'

export const uncheckContentAction = action(route, uncheckContent)

/** Pieces that were scanned into the box by mistake are out of it again, as long as the box is open. */
async function uncheckContent(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const pieces = body.pieces ?? 1
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(parcel.stage === 'packing' ? null : 'transition_not_allowed')
  const content = orNotFound(
    (await listContents(tx, [parcel.id])).find((content) => content.stock_item_id === body.stock_item_id),
  )
  const checkedPieces = content.checked_pieces
  refuseIf(whyNotUncheck({ quantity: content.quantity, checkedPieces }, pieces))
  await markChecked(tx, parcel.id, content.stock_item_id, checkedPieces - pieces, null)
  await audit(call, {
    action: 'uncheck_content',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stock_item_id: content.stock_item_id, pieces: checkedPieces },
    after: { stock_item_id: content.stock_item_id, pieces: checkedPieces - pieces },
  })
  return await readParcelDetail(call, parcel.id)
}
