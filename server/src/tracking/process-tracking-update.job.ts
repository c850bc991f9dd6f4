import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { lockWebhookEvent, setWebhookProcessed } from '../platform/database/webhook-events.ts'
import { handleReport } from './handle-report.ts'
import { trackerOf } from './trackers.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'process-tracking-update': { webhookEventId: number }
  }
}

/** Processes a tracker's webhook, once; the outcome is stored with the event. */
export const processTrackingUpdateJob = job({
  name: 'process-tracking-update',
  async run(world, { webhookEventId }) {
    const tracker = trackerOf(world)
    if (!tracker) throw new Error('a tracking update came by webhook, but no tracker is set up')
    await inJob(world, ['parcels', 'messages'], async (work) => {
      const event = await lockWebhookEvent(work.tx, webhookEventId)
      if (!event || event.processed_at) return
      const report = tracker.understand(event.body)
      const outcome = report ? await handleReport(work, tracker.id, report) : 'no_concern'
      await setWebhookProcessed(work.tx, event.id, outcome, work.now)
    })
  },
})
