import type { Fen } from '@longhaul/domain/money/fen.ts'
import { itemTable } from '@longhaul/domain/orders/item-table.ts'
import { type ItemStage, type ItemStep, orderStatus } from '@longhaul/domain/states/item-stages.ts'
import { type StaffRole, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import {
  type BeforeStep,
  type ItemRow,
  insertItemSteps,
  lockItemForStaff,
  moveItem,
  moveItemsOfPaidOrder,
} from './sql.ts'

/** Who takes a step: the shopper, the system, or a member of staff with these roles. */
export type By = {
  actor: 'shopper' | 'system' | 'staff'
  actorId: string | null
  roles?: readonly StaffRole[]
}

export type TakenStep = { from: ItemStage; to: ItemStage; item: ItemRow }

/**
 * The only way to change an item's stage: locks the item, checks the state table, moves the item and records
 * who did it and when. Returns the item as it was before. The caller must have checked access to the item.
 */
export async function takeItemStep(
  tx: Tx,
  taken: By & { itemId: string; step: ItemStep; now: Date; note?: string; before?: BeforeStep },
): Promise<TakenStep> {
  const { itemId, step, now } = taken
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const actors = taken.actor === 'staff' ? (taken.roles ?? []) : [taken.actor]
  refuseIf(whyNotStep(itemTable, item.stage, step, actors))
  const { from, to } = findEdge(itemTable, item.stage, step, actors)!
  if (!(await moveItem(tx, { id: itemId, from, to, now }))) throw new Refusal('transition_not_allowed')
  await recordItemStep(tx, { ...taken, from, to })
  return { from, to, item }
}

/**
 * The same for the waiting items of an order that its shopper pays, in one statement, with the money frozen
 * for each item and the time of payment. `items` are all items of the order. The caller has locked them.
 */
export async function takeStepsOfPaidOrder(
  tx: Tx,
  order: { id: string; shopperId: string; items: readonly ItemRow[]; reviewDueAt: Date },
  waiting: readonly { row: ItemRow; frozenFen: Fen }[],
  now: Date,
): Promise<void> {
  for (const { row } of waiting) refuseIf(whyNotStep(itemTable, row.stage, 'pay', ['shopper']))
  const { from, to } = findEdge(itemTable, 'pending_payment', 'pay', ['shopper'])!
  const stages = order.items.map(({ id, stage }) => (waiting.some(({ row }) => row.id === id) ? to : stage))
  const moved = await moveItemsOfPaidOrder(
    tx,
    { from, to, step: 'pay', actor: 'shopper', actorId: order.shopperId, now },
    waiting.map(({ row, frozenFen }) => ({ id: row.id, frozenFen })),
    { ...order, status: orderStatus(stages.map((stage) => ({ stage, refundOpen: false }))) },
  )
  refuseIf(moved < waiting.length ? 'transition_not_allowed' : null)
}

/** Records an event in an item's history, even if its stage did not change. */
export const recordItemStep = (
  tx: Tx,
  kept: By & {
    itemId: string
    step: string
    from: string | null
    to: string
    now: Date
    note?: string
    before?: BeforeStep
  },
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
      before: kept.before ? JSON.stringify(kept.before) : null,
      created_at: kept.now,
    },
  ])

/** The actor of a step in the form that the ledger uses. */
export const ledgerActor = ({ actor, actorId }: By): string =>
  actor === 'staff' ? `staff:${actorId}` : actor
