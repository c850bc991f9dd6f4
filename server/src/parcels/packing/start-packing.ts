import { startPacking } from '@longhaul/contract/parcels/parcels.staff.ts'
import { action } from '../../platform/http/action.ts'
import { found } from '../../platform/http/refusal.ts'
import { beginPacking } from './begin-packing.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { lockParcelForStaff } from '../sql.ts'

/** Takes a paid package into work: from now on the shopper cannot simply cancel it. Idempotent, as a first scan may have begun it. */
export const startPackingAction = action(startPacking, async (call) => {
  const parcel = found(await lockParcelForStaff(call.tx, call.params.id))
  if (parcel.stage !== 'packing') await beginPacking(call, parcel)
  return await readParcelDetail(call, parcel.id)
})
