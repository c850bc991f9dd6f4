import { uncheckContent } from '@longhaul/contract/parcels/parcels.staff.ts'
import { whyNotUncheck } from '@longhaul/domain/parcels/contents.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { listContents, markChecked } from '../sql-items.ts'
import { lockParcelForStaff } from '../sql.ts'

/** Pieces that were scanned into the box by mistake are out of it again, as long as the box is open. */
export const uncheckContentAction = action(uncheckContent, async (call) => {
  const { tx, params, body, changed } = call
  const pieces = body.pieces ?? 1
  const parcel = found(await lockParcelForStaff(tx, params.id))
  refuseIf(parcel.stage === 'packing' ? null : 'transition_not_allowed')
  const content = found(
    (await listContents(tx, [parcel.id])).find((one) => one.stock_item_id === body.stock_item_id),
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
  await changed('staff', 'parcels')
  return await readParcelDetail(call, parcel.id)
})
