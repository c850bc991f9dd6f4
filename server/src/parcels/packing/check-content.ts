import { checkContent as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { scanCountsFor, whyNotCheck } from '@longhaul/domain/parcels/contents.ts'
import type { ParcelStage } from '@longhaul/domain/parcels/stages.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { beginPacking } from './begin-packing.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { findWhereItBelongs, listContents, markChecked } from '../sql-items.ts'
import { lockParcelForStaff } from '../sql.ts'

/** Where a package can lie on the bench. */
const BENCH_STAGES: ReadonlySet<ParcelStage> = new Set(['to_pick', 'packing'])

export const checkContentAction = action(route, checkContent)

/**
 * Pieces of the list are in the box, by the id of their thing or the number it arrived with. Several things that arrived under one number are
 * ticked off one by one. What is not on the list, is in the box already, or is more than the list says, is refused. The first right piece takes a package that waits into packing: the scan begins it.
 */
async function checkContent(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const pieces = body.pieces ?? 1
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(BENCH_STAGES.has(parcel.stage) ? null : 'transition_not_allowed')
  const code = body.code.trim()
  const number = normaliseTrackingNumber(code)
  const matching = (await listContents(tx, [parcel.id]))
    .filter((content) => content.stock_item_id === code.toLowerCase() || content.tracking_number === number)
    .map((content) => ({ ...content, checkedPieces: content.checked_pieces }))
  const why = whyNotCheck(matching, pieces)
  if (why === 'not_in_this_package')
    throw new Refusal(
      why,
      { belongs: (await findWhereItBelongs(tx, code, number)) ?? null },
      { code: 'unknown' },
    )
  if (why) throw new Refusal(why, {}, { code: why })
  if (parcel.stage === 'to_pick') await beginPacking(call, parcel)
  const next = scanCountsFor(matching)!
  const checked = next.checkedPieces + pieces
  await markChecked(tx, parcel.id, next.stock_item_id, checked, checked === next.quantity ? now : null)
  await audit(call, {
    action: 'check_content',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: { stock_item_id: next.stock_item_id, pieces },
  })
  return await readParcelDetail(call, parcel.id)
}
