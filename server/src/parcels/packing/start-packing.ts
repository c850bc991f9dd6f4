import { startPacking as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { beginPacking } from './begin-packing.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'

export const startPackingAction = writeAction(route, startPacking)

/**
 * Starts packing a paid package; the shopper can no longer cancel it freely. Idempotent, because a first scan
 * may already have started it.
 */
async function startPacking(call: WriteCall<typeof route>): Answer<typeof route> {
  const parcel = await lockParcelHere(call, call.params.id)
  if (parcel.stage !== 'packing') await beginPacking(call, parcel)
  return await readParcelDetail(call, parcel.id)
}
