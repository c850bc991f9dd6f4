import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { closeItem } from './close-item.ts'
import { listUnpaidOrdersForJob, lockOwnItemsOfOrder } from './sql.ts'

/** Every five minutes: cancels orders that were not paid in time. */
export const expireUnpaidJob = job({
  name: 'expire-unpaid',
  cron: '*/5 * * * *',
  async run(world) {
    await oneByOne(
      world,
      ['orders', 'funds', 'rewards', 'messages'],
      await listUnpaidOrdersForJob(world.db, world.clock.now(), 500),
      expire,
    )
  },
})

/** Checks again under lock: the order may have been paid or cancelled at the last moment. */
async function expire(
  work: UnitOfWork,
  order: { id: string; shopper_id: string; number: string },
): Promise<void> {
  await lockShopper(work.tx, order.shopper_id)
  const items = await lockOwnItemsOfOrder(work.tx, order.shopper_id, order.id)
  const waiting = items.filter((item) => item.stage === 'pending_payment')
  if (waiting.length === 0) return
  for (const item of waiting) await closeItem(work, item, { actor: 'system', actorId: null, reason: '' })
  await notify(work, order.shopper_id, {
    kind: 'order_expired',
    args: { number: order.number },
    subject: { kind: 'order', id: order.id },
  })
  work.concerns(order.shopper_id)
}
