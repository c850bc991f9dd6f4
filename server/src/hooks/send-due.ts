import { inJob } from '../platform/jobs/job-call.ts'
import type { World } from '../platform/world.ts'
import { sendDelivery } from './send-delivery.ts'
import { endLease, leaseHookForJob } from './sql.ts'
import { findDueDeliveryForJob } from './sql-deliveries.ts'
import { SEND_NOW } from './tell-hooks.job.ts'

/** How many hooks are served at once, each with one delivery in flight: one that does not answer blocks a lane, never the queue. */
const LANES = 8
/** Longer than a try can take, so that no other worker sends the same meanwhile. */
const LEASE_MS = 60_000
/** How many deliveries of one hook are sent before another hook has its turn. */
const IN_A_ROW = 25

/** Sends what is due for as long as it may go on; what is left then is another turn's, which is put into the queue. */
export async function sendDue(world: World, mayGoOn: () => boolean): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(world, mayGoOn)))
  const faults = ends.flatMap((lane) => (lane.status === 'rejected' ? [lane.reason as unknown] : []))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${LANES} lanes failed`)
  if (!mayGoOn()) await inJob(world, [], (doing) => doing.enqueue('send-hooks', {}, { key: SEND_NOW }))
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
