import { inJob } from '../platform/job-call.ts'
import { job } from '../platform/jobs.ts'
import { findProvider } from './providers.ts'
import { settleRecharge } from './settle-recharge.ts'
import { findRechargeByRefForJob, lockWebhookEvent, setWebhookProcessed } from './sql.ts'

/** Does what a provider told us, once; what came of it is kept with the event. */
export const processWebhookJob = job({
  name: 'process-webhook',
  run: (world, { webhookEventId }) =>
    inJob(world, async (doing) => {
      const { tx, now } = doing
      const event = await lockWebhookEvent(tx, webhookEventId)
      if (!event || event.processed_at) return
      const provider = findProvider(world, event.provider)
      if (!provider) throw new Error(`webhook of ${event.provider}, which is not set up`)
      const notice = provider.readStored(event.body)
      const recharge = await findRechargeByRefForJob(tx, provider.id, notice.ref)
      const outcome = recharge ? await settleRecharge(doing, recharge, notice) : 'unknown_reference'
      if (outcome === 'amount_differs' || outcome === 'unknown_reference')
        world.log.error({ webhookEventId, outcome }, 'a provider reports a payment that we do not know so')
      await setWebhookProcessed(tx, event.id, outcome, now)
    }),
})
