import { isWorthPushing } from '@longhaul/domain/messages/push.ts'
import { job } from '../platform/jobs/jobs.ts'
import type { World } from '../platform/world.ts'
import { sendNotification } from './send-notification.ts'
import { deleteDelivery, leaseDueForJob, listNotificationsForJob } from './sql.ts'

/** After this time the job makes room for others in the queue; the next minute's run sends the rest. */
const TURN_MS = 15_000

/**
 * Sends the notifications that are due: immediately after a message is written, and every minute for retries.
 */
export const sendPushJob = job({
  name: 'send-push',
  cron: '* * * * *',
  async run(world) {
    const end = performance.now() + TURN_MS
    await sendDue(world, () => performance.now() < end)
  },
})

/** The number of notifications sent concurrently, below our own limit of outgoing calls. */
const TOGETHER = 10
/** Longer than an attempt can take, so that no other worker sends the same notification meanwhile. */
const LEASE_MS = 60_000

/** Sends the notifications that are due while `mayGoOn` returns true. */
async function sendDue(world: World, mayGoOn: () => boolean): Promise<void> {
  while (mayGoOn()) {
    const now = world.clock.now()
    const due = await leaseDueForJob(world.db, now, new Date(now.getTime() + LEASE_MS), TOGETHER)
    if (due.length === 0) return
    const unread = await listNotificationsForJob(world.db, due)
    const sending = due.map(async (row) => {
      const found = unread.find(
        (entry) => entry.message_id === row.message_id && entry.subscription_id === row.subscription_id,
      )
      // After downtime even a first attempt can come too late.
      const isWanted = found && isWorthPushing(row.created_at, now)
      await (isWanted ? sendNotification(world, found) : deleteDelivery(world.db, row))
    })
    const ends = await Promise.allSettled(sending)
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} notifications failed`)
  }
}
