import { type ClaimStage, type ClaimStep, claimTable } from '@longhaul/domain/claims/stages.ts'
import { findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Updateable } from 'kysely'
import type { By } from '../orders/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { ParcelClaims } from '../platform/database/tables.ts'
import { insertClaimStep, setClaimStage } from './sql.ts'

/** Who takes a step, when, and with what note. */
export type TakenBy = By & { now: Date; note?: string }

/**
 * The only way to change a claim's stage: by a step of the state table, taken by a permitted role and
 * recorded with who and when.
 */
export async function takeClaimStep(
  tx: Tx,
  claim: { id: string; stage: ClaimStage },
  step: ClaimStep,
  by: TakenBy,
  change: Omit<Updateable<ParcelClaims>, 'stage' | 'stage_at'> = {},
): Promise<ClaimStage> {
  const actors = by.actor === 'staff' ? (by.roles ?? []) : [by.actor]
  refuseIf(whyNotStep(claimTable, claim.stage, step, actors))
  const { to } = findEdge(claimTable, claim.stage, step, actors)!
  await setClaimStage(tx, claim.id, claim.stage, {
    ...change,
    // The approval was for the amount granted before.
    ...(step === 'send_back' ? { approved_by: null, approved_at: null } : {}),
    stage: to,
    stage_at: by.now,
  })
  await insertClaimStep(tx, {
    claim_id: claim.id,
    step,
    from_stage: claim.stage,
    to_stage: to,
    actor: by.actor,
    actor_id: by.actorId,
    note: by.note ?? '',
    created_at: by.now,
  })
  return to
}
