import {
  type UnclaimedStage,
  type UnclaimedStep,
  unclaimedTable,
} from '@longhaul/domain/warehouse/unclaimed.ts'
import { type StaffRole, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Tx } from '../../platform/database/db.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { insertUnclaimedStep, updateUnclaimed } from './sql-unclaimed.ts'

/**
 * The only way to change the stage of an unclaimed parcel: a step of the table by a permitted role, recorded
 * with the person and time.
 */
export async function takeUnclaimedStep(
  tx: Tx,
  parcel: { id: string; stage: UnclaimedStage },
  step: UnclaimedStep,
  by: { me: { id: string; roles: readonly StaffRole[] }; now: Date; note?: string },
): Promise<UnclaimedStage> {
  const { me, now, note = '' } = by
  refuseIf(whyNotStep(unclaimedTable, parcel.stage, step, me.roles))
  const { to } = findEdge(unclaimedTable, parcel.stage, step, me.roles)!
  await updateUnclaimed(tx, parcel.id, { stage: to, stage_at: now })
  await insertUnclaimedStep(tx, {
    unclaimed_id: parcel.id,
    step,
    from_stage: parcel.stage,
    to_stage: to,
    actor: 'staff',
    actor_id: me.id,
    note,
    created_at: now,
  })
  return to
}
