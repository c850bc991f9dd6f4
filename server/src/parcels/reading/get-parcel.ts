import { getParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { toParcelPage } from './parcel-page.ts'
import { findOwnListed } from './sql-lists.ts'

export const getParcelAction = action(route, getParcel)

async function getParcel(call: Call<typeof route>): Answer<typeof route> {
  return toParcelPage(call, orNotFound(await findOwnListed(call.tx, call.me.id, call.params.id)))
}
