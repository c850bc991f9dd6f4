import { job } from '../platform/jobs/jobs.ts'
import { sendDue } from './send-due.ts'

/** After this time the job makes room for others in the queue, and continues in its next turn. */
const TURN_MS = 15_000

/** Sends the deliveries that are due: immediately after a change, and every minute for retries. */
export const sendHooksJob = job({
  name: 'send-hooks',
  cron: '* * * * *',
  async run(world) {
    const end = performance.now() + TURN_MS
    await sendDue(world, () => performance.now() < end)
  },
})
