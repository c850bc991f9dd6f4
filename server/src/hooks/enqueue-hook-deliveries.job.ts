import { type HookChange, type HookEvent, orderEvents, parcelEvents } from '@longhaul/domain/hooks/events.ts'
import { milestoneOf } from '@longhaul/domain/shipping/milestones.ts'
import type { Tx } from '../platform/database/db.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { findOrderForJob, findParcelForJob, listHooksForJob } from './sql.ts'
import { insertDeliveries } from './sql-deliveries.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'enqueue-hook-deliveries': HookChange
  }
}

/** Stores the deliveries for a change that the database recorded, one for each hook that subscribes to it. */
export const enqueueHookDeliveriesJob = job({
  name: 'enqueue-hook-deliveries',
  async run(world, change) {
    await inJob(world, [], async (work) => {
      const { tx, now } = work
      const hooks = await listHooksForJob(tx, change.shopperId)
      if (hooks.length === 0) return
      const messages = await messagesOf(tx, change)
      const kept = await insertDeliveries(
        tx,
        hooks.flatMap((hook) =>
          messages
            .filter(({ event }) => hook.events.includes(event))
            .map(({ event, subjectId, data }) => ({
              hook_id: hook.id,
              change_id: change.changeId,
              event,
              subject_id: subjectId,
              body: hookBody(event, new Date(change.at), data),
              created_at: now,
              next_try_at: now,
            })),
        ),
      )
      if (kept > 0) await work.enqueue('send-hooks', {}, { key: SEND_NOW })
    })
  },
})

/** The job key: however much there is to send, one job in the queue is enough. */
export const SEND_NOW = 'send-hooks'

/**
 * The body of a delivery: the kind, the time, and the ids that a program needs to request the rest. No
 * personal data, and nothing about the goods.
 */
export const hookBody = (event: HookEvent | 'test', at: Date, data: object): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data })

type Message = { event: HookEvent; subjectId: string; data: object }

async function messagesOf(tx: Tx, change: HookChange): Promise<Message[]> {
  if (change.kind === 'order') {
    const order = await findOrderForJob(tx, change.subjectId)
    return orderEvents(order.id, change.items).map(({ event, subjectId, previous, status }) => {
      const item = event === 'item.status_changed' ? { item_id: subjectId } : {}
      const data = { ...item, order_id: order.id, number: order.number, status, previous_status: previous }
      return { event, subjectId, data }
    })
  }
  const parcel = await findParcelForJob(tx, change.subjectId)
  const named = { parcel_id: parcel.id, number: parcel.number }
  if (change.kind === 'tracking') {
    const { status } = change
    const data = { ...named, milestone: status && milestoneOf(status), tracking_status: status }
    return [{ event: 'parcel.tracking', subjectId: parcel.id, data }]
  }
  return parcelEvents(parcel.id, change).map(({ event, subjectId, previous, status }) => ({
    event,
    subjectId,
    data: { ...named, status, previous_status: previous },
  }))
}
