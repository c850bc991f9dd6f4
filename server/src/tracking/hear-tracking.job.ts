import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { handleReport } from './handle-report.ts'
import { lockWebhookEvent, setWebhookProcessed } from './sql.ts'
import { trackerOf } from './trackers.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'hear-tracking': { webhookEventId: number }
  }
}

/** Processes a tracker's webhook, once; the outcome is stored with the event. */
export const hearTrackingJob = job({
  name: 'hear-tracking',
  async run(world, { webhookEventId }) {
    const tracker = trackerOf(world)
    if (!tracker) throw new Error('a tracking update came by webhook, but no tracker is set up')
    await inJob(world, ['parcels', 'messages'], async (doing) => {
      const event = await lockWebhookEvent(doing.tx, webhookEventId)
      if (!event || event.processed_at) return
      const report = tracker.understand(event.body)
      const outcome = report ? await handleReport(doing, tracker.id, report) : 'no_concern'
      await setWebhookProcessed(doing.tx, event.id, outcome, doing.now)
    })
  },
})
