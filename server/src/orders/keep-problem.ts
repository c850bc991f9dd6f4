import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { ItemRow } from './sql.ts'
import { type By, takeItemStep } from './take-item-step.ts'

/**
 * Keeps an item that arrived with a problem: the shopper answered so, or its refund was rejected, withdrawn,
 * or only for some of its pieces. The warehouse then shelves it. Returns the item's new stage; an item
 * without a problem keeps its stage.
 */
export async function keepProblem(
  { tx, now, enqueue }: UnitOfWork,
  item: ItemRow,
  by: By,
): Promise<ItemStage> {
  if (item.stage !== 'abnormal') return item.stage
  const { to } = await takeItemStep(tx, { ...by, itemId: item.id, step: 'accept_problem', now })
  await enqueue('follow-item', { itemId: item.id })
  return to
}
