import { shipParcel as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { handOver } from './hand-over.ts'
import { readNumber } from './read-number.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { lockParcelHere } from '../packing/lock-parcel-here.ts'
import { findParcelForStaff } from '../sql.ts'

export const shipParcelAction = writeAction(route, shipParcel)

/** Hands a package to the carrier, with the number by which the shopper can track it. */
async function shipParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const { number, carrier } = readNumber(body)
  const { shopper_id } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = await lockParcelHere(call, params.id)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const shipped = await handOver(call, parcel, { number, carrier }, by)
  await audit(call, {
    action: 'ship_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage, frozen_fen: parcel.frozen_fen },
    after: shipped,
  })
  return await readParcelDetail(call, parcel.id)
}
