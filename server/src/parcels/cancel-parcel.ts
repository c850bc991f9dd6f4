import { cancelParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import { whyNotCancelParcel } from '@longhaul/domain/parcels/cancel.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { closeParcel } from './close-parcel.ts'
import { lockOwnParcel } from './sql.ts'

export const cancelParcelAction = writeAction(route, cancelParcel)

/** The shopper cancels a package; its goods go back on the shelf. */
async function cancelParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  refuseIf(whyNotCancelParcel(parcel.stage, ['shopper']))
  const by = { actor: 'shopper', actorId: me.id, now } as const
  return { released_fen: await closeParcel(call, parcel, by, body.reason?.trim() ?? '') }
}
