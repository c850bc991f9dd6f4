import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { sendDelivery } from './send-delivery.ts'
import { endLease, leaseHookForJob } from './sql.ts'
import { findDueDeliveryForJob } from './sql-deliveries.ts'
import { SEND_NOW } from './enqueue-hook-deliveries.job.ts'

/**
 * The number of hooks served concurrently, each with one delivery in flight: a hook that does not answer
 * blocks a lane, never the queue.
 */
const LANES = 8
/** Longer than an attempt can take, so that no other worker sends the same delivery meanwhile. */
const LEASE_MS = 60_000
/** The number of deliveries of one hook that are sent before the next hook's turn. */
const IN_A_ROW = 25

/**
 * Sends the deliveries that are due while `mayGoOn` returns true, then enqueues another turn for the rest.
 */
export async function sendDue(world: World, mayGoOn: () => boolean): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(world, mayGoOn)))
  const faults = ends.flatMap((lane) => (lane.status === 'rejected' ? [lane.reason as unknown] : []))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${LANES} lanes failed`)
  if (!mayGoOn()) await inJob(world, [], (work) => work.enqueue('send-hooks', {}, { key: SEND_NOW }))
}

async function runLane(world: World, mayGoOn: () => boolean): Promise<void> {
  while (mayGoOn()) {
    const now = world.clock.now()
    const hook = await leaseHookForJob(world.db, now, new Date(now.getTime() + LEASE_MS))
    if (!hook) return
    try {
      for (let sent = 0; sent < IN_A_ROW && mayGoOn(); sent += 1) {
        const delivery = await findDueDeliveryForJob(world.db, hook.id, world.clock.now())
        if (!delivery || !(await sendDelivery(world, hook, delivery))) break
      }
    } finally {
      await endLease(world.db, hook.id)
    }
  }
}
