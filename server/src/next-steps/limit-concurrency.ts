import type { Turn } from '@longhaul/contract/desk/next-step.ts'
import type { Actor } from '@longhaul/domain/next-step/actor.ts'
import { type NextStep, compareSteps } from '@longhaul/domain/next-step/next-step.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../site/public.ts'
import { findParcelTurnRow, listItemTurnRows } from './sql-turns.ts'
import { stepOfItem, stepOfParcel, toWireStep } from './steps-of.ts'

export type ItemTurn = {
  id: string
  step: NextStep | null
  actor: Actor | null
  since: Date
  by: Date | null
}

/** Who has to act on each item of an order, in one statement. */
export async function listItemTurns(db: Db, orderId: string, now: Date): Promise<ItemTurn[]> {
  const rows = await listItemTurnRows(db, orderId)
  const settings = await readSettings(db)
  return rows.map(({ id, stage, stage_at: since, review_due_at: reviewBy, facts, actor }) => {
    const step = stepOfItem(facts, { now, settings })
    return { id, step, actor, since, by: step ? step.by : stage === 'in_review' ? reviewBy : null }
  })
}

/**
 * The turn of an order: that of the item with the most urgent step for the shopper, or else of the item that
 * has waited longest for anyone.
 */
export const leadingTurn = (turns: readonly ItemTurn[]): ItemTurn | undefined =>
  turns.toSorted(
    (a, b) =>
      (a.step && b.step ? compareSteps(a.step, b.step) : Number(b.step !== null) - Number(a.step !== null)) ||
      Number(b.actor !== null) - Number(a.actor !== null) ||
      a.since.getTime() - b.since.getTime(),
  )[0]

/** Who has to act on a package. */
export async function readParcelTurn(db: Db, id: string, now: Date): Promise<Static<typeof Turn>> {
  const { stage_at: since, facts, actor } = await findParcelTurnRow(db, id)
  const step = stepOfParcel(facts, { now, settings: await readSettings(db) })
  return toTurn({ step, actor, since, by: step?.by ?? null })
}

/** A turn for the wire. */
export const toTurn = ({ step, actor, since, by }: Omit<ItemTurn, 'id'>): Static<typeof Turn> => ({
  next: step && toWireStep(step),
  actor,
  since: since.toISOString(),
  by: by?.toISOString() ?? null,
})
