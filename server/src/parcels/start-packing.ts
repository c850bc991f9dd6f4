import { startPacking } from '@longhaul/contract/parcels.staff.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { found } from '../platform/refusal.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { takeParcelStep } from './parcel-step.ts'
import { lockParcelForStaff } from './sql.ts'

/** Somebody takes a paid package into work: from now on it is not simply cancelled. */
export const startPackingAction = action(startPacking, async (call) => {
  const { tx, me, params, now, changed } = call
  const parcel = found(await lockParcelForStaff(tx, params.id))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'start_packing', by)
  await audit(call, {
    action: 'start_packing',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { stage },
  })
  await changed(parcel.shopper_id, 'parcels')
  await changed('staff', 'parcels')
  return await readParcelDetail(call, parcel.id)
})
