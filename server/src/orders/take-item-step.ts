import type { Fen } from '@longhaul/domain/money/fen.ts'
import { itemTable } from '@longhaul/domain/orders/item-table.ts'
import { type ItemStage, type ItemStep, orderStatus } from '@longhaul/domain/orders/stages.ts'
import { type StaffRole, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { type ItemRow, insertItemSteps, lockItemForStaff, moveItem, moveItemsOfPaidOrder } from './sql.ts'

/** Who takes a step: the shopper, the clock, or a member of staff with these roles. */
export type By = {
  actor: 'shopper' | 'system' | 'staff'
  actorId: string | null
  roles?: readonly StaffRole[]
}

export type TakenStep = { from: ItemStage; to: ItemStage; item: ItemRow }

/**
 * The one way in which an item's stage changes: locks the item, asks the table, moves it, records who did it and when. Returns the item as it
 * was before. That the caller may touch this item at all is the caller's to know.
 */
export async function takeItemStep(
  tx: Db,
  taken: By & { itemId: string; step: ItemStep; now: Date; note?: string },
): Promise<TakenStep> {
  const { itemId, step, now } = taken
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const actors = taken.actor === 'staff' ? (taken.roles ?? []) : [taken.actor]
  refuseIf(whyNotStep(itemTable, item.stage, step, actors))
  const { from, to } = findEdge(itemTable, item.stage, step, actors)!
  if (!(await moveItem(tx, { id: itemId, from, to, now }))) throw new Refusal('transition_not_allowed')
  await keepItemStep(tx, { ...taken, from, to })
  return { from, to, item }
}

/**
 * The same for what waits in an order that its shopper pays, locked by the caller: in one statement, with what is set aside for each item from then on, and when
 * the order was paid. `items` are all of the order.
 */
export async function takeStepsOfPaidOrder(
  tx: Db,
  order: { id: string; shopperId: string; items: readonly ItemRow[]; reviewDueAt: Date },
  waiting: readonly { row: ItemRow; frozenFen: Fen }[],
  now: Date,
): Promise<void> {
  for (const { row } of waiting) refuseIf(whyNotStep(itemTable, row.stage, 'pay', ['shopper']))
  const { from, to } = findEdge(itemTable, 'pending_payment', 'pay', ['shopper'])!
  const stages = order.items.map(({ id, stage }) => (waiting.some(({ row }) => row.id === id) ? to : stage))
  await moveItemsOfPaidOrder(
    tx,
    { from, to, step: 'pay', actor: 'shopper', actorId: order.shopperId, now },
    waiting.map(({ row, frozenFen }) => ({ id: row.id, frozenFen })),
    { ...order, status: orderStatus(stages.map((stage) => ({ stage, refundOpen: false }))) },
    (moved) => refuseIf(moved < waiting.length ? 'transition_not_allowed' : null),
  )
}

/** Keeps in an item's history what happened to it, also where its stage stayed. */
export const keepItemStep = (
  tx: Db,
  kept: By & { itemId: string; step: string; from: string | null; to: string; now: Date; note?: string },
) =>
  insertItemSteps(tx, [
    {
      order_item_id: kept.itemId,
      step: kept.step,
      from_stage: kept.from,
      to_stage: kept.to,
      actor: kept.actor,
      actor_id: kept.actorId,
      note: kept.note ?? '',
      created_at: kept.now,
    },
  ])

/** The same person, as the ledger names it. */
export const ledgerActor = ({ actor, actorId }: By): string =>
  actor === 'staff' ? `staff:${actorId}` : actor
