import { checkContent } from '@longhaul/contract/parcels.staff.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, found, refuseIf } from '../platform/refusal.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { listContents, markChecked } from './sql-items.ts'
import { lockParcelForStaff } from './sql.ts'

/**
 * One thing of the pick list is in the box, by its id or by the number it arrived with. Several things that arrived under one number are
 * ticked off one by one; what is ticked off stays so.
 */
export const checkContentAction = action(checkContent, async (call) => {
  const { tx, params, body, now, changed } = call
  const parcel = found(await lockParcelForStaff(tx, params.id))
  refuseIf(parcel.stage === 'packing' ? null : 'transition_not_allowed')
  const code = body.code.trim()
  const number = normaliseTrackingNumber(code)
  const matching = (await listContents(tx, [parcel.id])).filter(
    (content) => content.stock_item_id === code.toLowerCase() || content.tracking_number === number,
  )
  if (matching.length === 0) throw badInput({ code: 'unknown' })
  const next = matching.find((content) => content.checked_at === null)
  if (next) {
    await markChecked(tx, parcel.id, next.stock_item_id, now)
    await audit(call, {
      action: 'check_content',
      subjectKind: 'parcel',
      subjectId: parcel.id,
      after: { stock_item_id: next.stock_item_id },
    })
    await changed('staff', 'parcels')
  }
  return await readParcelDetail(call, parcel.id)
})
