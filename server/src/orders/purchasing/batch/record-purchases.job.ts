import { endBatch, rolesOf } from '../../../platform/database/batch.ts'
import { oneActAtATime } from '../../../platform/http/proposable.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type UnitOfWork, inJob } from '../../../platform/jobs/unit-of-work.ts'
import { job } from '../../../platform/jobs/jobs.ts'
import type { World } from '../../../platform/world.ts'
import { buyTogether } from '../buy-together.ts'
import { sendTogether } from '../send-together.ts'
import { parcelsOf } from './check-tracking.ts'
import { findBatch, listWaitingOrdersForJob, lockWaitingOrder, setOutcome } from './sql.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'record-purchases': { batchId: string }
  }
}

type Batch = { id: string; staffId: string; staffName: string; requestId: string }

/**
 * Records the orders of a list, each with the parcels that its seller sent, in one transaction per order. A
 * refused order keeps the reason; a failed one is retried with the job.
 */
export const recordPurchasesJob = job({
  name: 'record-purchases',
  async run(world, { batchId }) {
    const row = await findBatch(world.db, batchId)
    if (!row || row.ended_at) return
    const batch = { id: row.id, staffId: row.staff_id, staffName: row.staff_name, requestId: row.request_id }
    const faults: unknown[] = []
    for (const waiting of await listWaitingOrdersForJob(world.db, batchId))
      await recordOrder(world, batch, waiting.row).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders of ${batchId} failed`)
    await inJob(world, ['orders'], (work) => endBatch(work.tx, 'purchase_batches', batchId, work.now))
  },
})

async function recordOrder(world: World, batch: Batch, row: number): Promise<void> {
  try {
    await inJob(world, ['orders', 'funds', 'messages'], (work) => record(work, batch, row))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason, details } = error
    await inJob(world, ['orders'], async ({ tx, enqueue }) => {
      await setOutcome(tx, batch.id, row, { outcome: 'refused', reason })
      const trackingNumber = reason === 'arrived_for_others' ? details['tracking_number'] : undefined
      if (typeof trackingNumber === 'string')
        await enqueue('dispute-arrival', { trackingNumber, sellerNumber: '', staffId: batch.staffId })
    })
  }
}

async function record(work: UnitOfWork, batch: Batch, row: number): Promise<void> {
  const { tx } = work
  await oneActAtATime(tx, batch.staffId)
  const order = await lockWaitingOrder(tx, batch.id, row)
  if (!order) return
  const me = { id: batch.staffId, name: batch.staffName, roles: await rolesOf(tx, batch.staffId) }
  const buyer = { ...work, me, request: { id: batch.requestId, ip: '', headers: {} } }
  // The buyer saw any warning about the number in the preview, before sending the list.
  const bought = await buyTogether(buyer, { ...order, isNumberSeen: true })
  for (const [trackingNumber, items] of parcelsOf(order))
    await sendTogether(buyer, {
      sellerOrderId: bought.id,
      trackingNumber,
      itemIds: items.map(({ id }) => id),
    })
  await setOutcome(tx, batch.id, row, { outcome: 'recorded', seller_order_id: bought.id })
}
