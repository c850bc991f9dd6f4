import { itemTable } from '@longhaul/domain/orders/item-table.ts'
import type { ItemStep } from '@longhaul/domain/orders/stages.ts'
import { type Actor, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import { type By, takeItemStep } from '../orders/public.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { type StockStage, insertStockStep, lockStockForStep, setStockStage } from './sql.ts'

/**
 * The only way the stage of something on a shelf changes. An order's item and its stock item are one thing and take the step together; for
 * an inbound parcel the same table holds.
 */
export async function takeStockStep(
  tx: Db,
  stockItemId: string,
  step: ItemStep,
  by: By & { now: Date },
): Promise<{ from: StockStage; to: StockStage }> {
  const stock = orNotFound(await lockStockForStep(tx, stockItemId))
  const actors: readonly Actor[] = by.actor === 'staff' ? (by.roles ?? []) : [by.actor]
  refuseIf(whyNotStep(itemTable, stock.stage, step, actors))
  if (stock.order_item_id) await takeItemStep(tx, { ...by, itemId: stock.order_item_id, step })
  // Every step that begins at a stage of the warehouse ends at one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const to = findEdge(itemTable, stock.stage, step, actors)!.to as StockStage
  await moveStock(tx, { id: stock.id, from: stock.stage, to, step }, by)
  return { from: stock.stage, to }
}

/** Writes a step that is already decided: here by `takeStockStep`, or for an order's item by its order. */
export async function moveStock(
  tx: Db,
  move: { id: string; from: StockStage; to: StockStage; step: string },
  by: By & { now: Date },
): Promise<void> {
  await setStockStage(tx, move.id, move.from, move.to)
  await insertStockStep(tx, {
    stock_item_id: move.id,
    step: move.step,
    from_stage: move.from,
    to_stage: move.to,
    actor: by.actor,
    actor_id: by.actorId,
    created_at: by.now,
  })
}
