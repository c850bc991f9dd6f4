import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import type { ItemRow } from './sql.ts'
import { type By, takeItemStep } from './take-item-step.ts'

/**
 * An item that came with a problem is kept as it is: by the shopper's answer, or because a refund of it was not granted, withdrawn, or only
 * for some of its pieces. The warehouse follows and shelves it. Returns the stage it has then; one without a problem stays where it is.
 */
export async function keepProblem({ tx, now, enqueue }: Doing, item: ItemRow, by: By): Promise<ItemStage> {
  if (item.stage !== 'abnormal') return item.stage
  const { to } = await takeItemStep(tx, { ...by, itemId: item.id, step: 'accept_problem', now })
  await enqueue('follow-item', { itemId: item.id })
  return to
}
