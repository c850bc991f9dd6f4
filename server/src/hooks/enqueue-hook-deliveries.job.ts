import { type HookChange, type HookEvent, orderEvents, parcelEvents } from '@longhaul/domain/hooks/events.ts'
import { milestoneOf } from '@longhaul/domain/shipping/milestones.ts'
import type { Tx } from '../platform/database/db.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { findOrderForJob, findParcelForJob, lockHooksForJob } from './sql.ts'
import { insertDeliveries } from './sql-deliveries.ts'
import { addEvents, insertEvents, lockEvents, takeChanges } from './sql-events.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'enqueue-hook-deliveries': { shopperId: string }
  }
}

/**
 * Records the events of the changes that the database noticed for a shopper, and stores a delivery of each
 * for every hook that subscribes to it. Whoever creates a delivery holds the hook's row, as does whoever puts
 * one off, so that no event of a thing overtakes an earlier one.
 */
export const enqueueHookDeliveriesJob = job({
  name: 'enqueue-hook-deliveries',
  async run(world, { shopperId }) {
    await inJob(world, [], async (work) => {
      const { tx, now } = work
      const hooks = await lockHooksForJob(tx, shopperId)
      await lockEvents(tx, shopperId)
      const messages: Message[] = []
      for (const change of await takeChanges(tx, shopperId)) messages.push(...(await messagesOf(tx, change)))
      if (messages.length === 0) return
      const last = await addEvents(tx, shopperId, messages.length)
      const events = await insertEvents(
        tx,
        messages.map(({ event, subjectId, at, data }, index) => {
          const sequence = last - messages.length + index + 1
          return {
            shopper_id: shopperId,
            sequence,
            event,
            subject_id: subjectId,
            body: hookBody(event, new Date(at), { ...data, sequence }),
            recorded_at: now,
          }
        }),
      )
      let kept = 0
      for (const hook of hooks)
        kept += await insertDeliveries(
          tx,
          hook.id,
          events.filter(({ event }) => hook.events.includes(event)),
          now,
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

type Message = { event: HookEvent; subjectId: string; at: string; data: object }

/** The events of a change: none for a step that shoppers do not see. */
async function messagesOf(tx: Tx, change: HookChange): Promise<Message[]> {
  const { at } = change
  if (change.kind === 'event')
    return [{ event: change.event, subjectId: change.subjectId, at, data: change.data }]
  if (change.kind === 'order') {
    const order = await findOrderForJob(tx, change.subjectId)
    return orderEvents(order.id, change.items).map(({ event, subjectId, previous, status }) => {
      const item = event === 'item.status_changed' ? { item_id: subjectId } : {}
      const data = { ...item, order_id: order.id, number: order.number, status, previous_status: previous }
      return { event, subjectId, at, data }
    })
  }
  const parcel = await findParcelForJob(tx, change.subjectId)
  const named = { parcel_id: parcel.id, number: parcel.number }
  if (change.kind === 'tracking') {
    const { status } = change
    const data = { ...named, milestone: status && milestoneOf(status), tracking_status: status }
    return [{ event: 'parcel.tracking', subjectId: parcel.id, at, data }]
  }
  return parcelEvents(parcel.id, change).map(({ event, subjectId, previous, status }) => ({
    event,
    subjectId,
    at,
    data: { ...named, status, previous_status: previous },
  }))
}
