import { job } from '../platform/jobs/jobs.ts'
import { sendDue } from './send-due.ts'

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
