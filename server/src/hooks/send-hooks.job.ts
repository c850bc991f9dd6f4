import { job } from '../platform/jobs/jobs.ts'
import { sendDue } from './send-due.ts'

/** After this long the job makes room for others in the queue, and goes on in its next turn. */
const TURN_MS = 15_000

/** Sends what is due: at once when something changed, and every minute what is to be tried again. */
export const sendHooksJob = job({
  name: 'send-hooks',
  cron: '* * * * *',
  async run(world) {
    const end = performance.now() + TURN_MS
    await sendDue(world, () => performance.now() < end)
  },
})
