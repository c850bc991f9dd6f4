import { startPacking } from '@longhaul/contract/parcels.staff.ts'
import { action } from '../platform/action.ts'
import { found } from '../platform/refusal.ts'
import { beginPacking } from './begin-packing.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { lockParcelForStaff } from './sql.ts'

/** Takes a paid package into work: from now on the shopper cannot simply cancel it. Idempotent, as a first scan may have begun it. */
export const startPackingAction = action(startPacking, async (call) => {
  const parcel = found(await lockParcelForStaff(call.tx, call.params.id))
  if (parcel.stage !== 'packing') await beginPacking(call, parcel)
  return await readParcelDetail(call, parcel.id)
})
