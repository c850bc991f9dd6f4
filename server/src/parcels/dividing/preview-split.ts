import { previewSplit as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { toChange } from '../pricing/price-parts.ts'
import { findWholeParcelForStaff } from './sql-divide.ts'
import { pricedSplit } from './split-parcel.ts'

export const previewSplitAction = writeAction(route, previewSplit)

/** What dividing would cost. Stores nothing. */
async function previewSplit({
  tx,
  me,
  params,
  body,
  lang,
  now,
}: WriteCall<typeof route>): Answer<typeof route> {
  const parcel = orNotFound(await findWholeParcelForStaff(tx, params.id))
  const change = await pricedSplit(tx, me, parcel, body.stock_item_ids, { lang, now })
  return toChange(change, parcel.estimated_fen, [parcel.number, null])
}
