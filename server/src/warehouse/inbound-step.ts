import { type InboundStage, type InboundStep, inboundTable } from '@longhaul/domain/inbounds/stages.ts'
import { type Actor, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Tx } from '../platform/database/db.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { setInboundStage } from './sql-inbounds.ts'

/** The only way to change the stage of an announced parcel: a step of the table by a permitted actor. */
export async function takeInboundStep(
  tx: Tx,
  inbound: { id: string; stage: InboundStage },
  step: InboundStep,
  by: { actors: readonly Actor[]; now: Date },
): Promise<InboundStage> {
  refuseIf(whyNotStep(inboundTable, inbound.stage, step, by.actors))
  const { to } = findEdge(inboundTable, inbound.stage, step, by.actors)!
  await setInboundStage(tx, inbound.id, inbound.stage, to, by.now)
  return to
}
