import { speaksOfClaims } from '@longhaul/domain/claims/contradiction.ts'
import { mayAsk } from '@longhaul/domain/parcels/asks.ts'
import { type ParcelStage, type ParcelStep, parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { By } from '../orders/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { settleOpenAsk } from './asks/sql-asks.ts'
import { moveParcel } from './sql.ts'

/** Who takes a step, when, and with what note. */
export type TakenBy = By & { now: Date; note?: string }

/**
 * The only way to change a package's stage: by a step of the state table, taken by a permitted role and
 * recorded with who and when.
 */
export async function takeParcelStep(
  tx: Tx,
  parcel: { id: string; stage: ParcelStage },
  step: ParcelStep,
  by: TakenBy,
): Promise<ParcelStage> {
  const actors = by.actor === 'staff' ? (by.roles ?? []) : [by.actor]
  refuseIf(whyNotStep(parcelTable, parcel.stage, step, actors))
  const { to } = findEdge(parcelTable, parcel.stage, step, actors)!
  await moveParcel(tx, {
    parcel_id: parcel.id,
    step,
    from: parcel.stage,
    to,
    actor: by.actor,
    actor_id: by.actorId,
    note: by.note ?? '',
    now: by.now,
  })
  if (mayAsk(parcel.stage) && !mayAsk(to)) await settleOpenAsk(tx, parcel.id, null, by.now)
  // An open claim for the package may no longer apply.
  if (speaksOfClaims(to)) await enqueue(tx, 'follow-claim', { parcelId: parcel.id })
  return to
}
