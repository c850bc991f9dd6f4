import { getParcelForStaff as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { readParcelTurn } from '../../next-steps/public.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { readParcelDetail } from './parcel-detail.ts'

export const getParcelForStaffAction = action(route, getParcelForStaff)

async function getParcelForStaff(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, now } = call
  return { ...(await readParcelDetail(call, params.id)), turn: await readParcelTurn(tx, params.id, now) }
}
