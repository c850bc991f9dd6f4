import { itemTable } from '@longhaul/domain/orders/item-table.ts'
import type { ItemStep } from '@longhaul/domain/states/item-stages.ts'
import { type Actor, findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import { type By, takeItemStep } from '../orders/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import { type StockStage, lockStockForSteps, moveStockItems } from './sql.ts'

/**
 * The only way to change the stage of a stock item. An order's item and its stock item take the step
 * together; goods of an inbound parcel follow the same table.
 */
export async function takeStockStep(
  tx: Tx,
  stockItemId: string,
  step: ItemStep,
  by: By & { now: Date },
): Promise<{ from: StockStage; to: StockStage }> {
  const [moved] = await takeStockSteps(tx, [stockItemId], step, by)
  return moved!
}

/**
 * Takes a step for several stock items, for all or none: they are locked and moved together, like the
 * contents of a parcel.
 */
export async function takeStockSteps(
  tx: Tx,
  stockItemIds: readonly string[],
  step: ItemStep,
  by: By & { now: Date },
): Promise<{ from: StockStage; to: StockStage }[]> {
  if (stockItemIds.length === 0) return []
  const stock = await lockStockForSteps(tx, stockItemIds)
  if (stock.length < new Set(stockItemIds).size) throw new Refusal('not_found')
  const actors: readonly Actor[] = by.actor === 'staff' ? (by.roles ?? []) : [by.actor]
  for (const { stage } of stock) refuseIf(whyNotStep(itemTable, stage, step, actors))
  if (LEAVING.has(step)) {
    refuseIf(stock.some((entry) => entry.held_at !== null) ? 'goods_on_hold' : null)
    refuseIf(stock.some((entry) => entry.disputed_at !== null) ? 'ownership_in_doubt' : null)
  }
  for (const { order_item_id: itemId } of stock) if (itemId) await takeItemStep(tx, { ...by, itemId, step })
  const steps = [...new Set(stock.map(({ stage }) => stage))].map((from) => ({
    ids: stock.flatMap(({ id, stage }) => (stage === from ? [id] : [])),
    from,
    // Every step from a warehouse stage leads to a warehouse stage.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    to: findEdge(itemTable, from, step, actors)!.to as StockStage,
  }))
  for (const { ids, from, to } of steps) await moveStock(tx, ids, { from, to, step }, by)
  return steps.map(({ from, to }) => ({ from, to }))
}

/** The steps that goods on hold, or whose owner is in doubt, do not take. */
const LEAVING: ReadonlySet<ItemStep> = new Set(['put_in_parcel', 'ship_abroad', 'abandon'])

/** Stores a step that was already decided: by `takeStockSteps`, or by its order for an order's item. */
export const moveStock = (
  tx: Tx,
  ids: readonly string[],
  move: { from: StockStage; to: StockStage; step: string },
  by: By & { now: Date },
): Promise<void> =>
  moveStockItems(tx, ids, { ...move, actor: by.actor, actor_id: by.actorId, created_at: by.now })
