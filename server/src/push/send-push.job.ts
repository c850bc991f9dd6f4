import { job } from '../platform/jobs/jobs.ts'
import { sendDue } from './send-due.ts'

/** After this long the job makes room for others in the queue; what is left goes with the next minute's. */
const TURN_MS = 15_000

/** Sends what is due: at once when a message was written, and every minute what is to be tried again. */
export const sendPushJob = job({
  name: 'send-push',
  cron: '* * * * *',
  async run(world) {
    const end = performance.now() + TURN_MS
    await sendDue(world, () => performance.now() < end)
  },
})
