import type { startPacking } from '@longhaul/contract/parcels/parcels.staff.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import type { WriteCall } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { whyNotBegin } from '../picking/sql-waves.ts'
import { takeParcelStep } from '../parcel-step.ts'

/**
 * Starts packing a paid, locked package, with an audit entry and a live update. Refuses with
 * `transition_not_allowed` from any other stage, while its cart is still being filled, and while staff hold
 * one of its things.
 */
export async function beginPacking(
  call: Pick<WriteCall<typeof startPacking>, 'tx' | 'me' | 'now' | 'request' | 'concerns'>,
  parcel: { id: string; shopper_id: string; stage: ParcelStage },
): Promise<void> {
  const { tx, me, now, concerns } = call
  refuseIf(await whyNotBegin(tx, parcel.id))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'start_packing', by)
  await audit(call, {
    action: 'start_packing',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { stage },
  })
  concerns(parcel.shopper_id)
}
