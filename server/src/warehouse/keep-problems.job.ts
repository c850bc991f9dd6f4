import { lockShopper } from '../ledger/public.ts'
import { closeOpenQuestion, hasOpenRefund } from '../orders/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { putOnShelf } from './put-on-shelf.ts'
import { listUnansweredProblemsForJob, lockStockForStaff } from './sql.ts'
import { takeStockStep } from './stock-step.ts'

/** Every hour: keeps goods that arrived with a problem if their shopper did not answer in time (two days). */
export const keepProblemsJob = job({
  name: 'keep-problems',
  cron: '40 * * * *',
  async run(world) {
    const unanswered = await listUnansweredProblemsForJob(world.db, world.clock.now())
    await oneByOne(world, ['stock', 'orders', 'messages'], unanswered, (work, { id, shopper_id }) =>
      keep(work, id, shopper_id),
    )
  },
})

/** Checks again under lock, because an answer or a refund request may have come at the last moment. */
async function keep(work: UnitOfWork, id: string, shopperId: string): Promise<void> {
  const { tx, now } = work
  await lockShopper(tx, shopperId)
  const stock = await lockStockForStaff(tx, id)
  if (stock?.stage !== 'abnormal' || !stock.order_item_id) return
  if (await hasOpenRefund(tx, stock.order_item_id)) return
  await putOnShelf(work, stock, { shelf: stock.shelf, actor: 'system' })
  await closeOpenQuestion(tx, stock.order_item_id, 'expired', now)
  await takeStockStep(tx, stock.id, 'accept_problem', { actor: 'system', actorId: null, now })
}
