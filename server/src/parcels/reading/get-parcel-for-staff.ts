import { getParcelForStaff as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { readParcelTurn } from '../../next-steps/public.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readAsk } from '../asks/read-ask.ts'
import { readParcelDetail } from './parcel-detail.ts'

export const getParcelForStaffAction = readAction(route, getParcelForStaff)

async function getParcelForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, params, now } = call
  return {
    ...(await readParcelDetail(call, params.id)),
    turn: await readParcelTurn(db, params.id, now),
    ask: await readAsk(call, params.id),
  }
}
