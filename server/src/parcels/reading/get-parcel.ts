import { getParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { toParcelPage } from './parcel-page.ts'
import { findOwnListed } from './sql-lists.ts'

export const getParcelAction = readAction(route, getParcel)

async function getParcel(call: ReadCall<typeof route>): Answer<typeof route> {
  return toParcelPage(call, orNotFound(await findOwnListed(call.db, call.me.id, call.params.id)))
}
