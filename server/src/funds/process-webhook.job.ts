import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { lockWebhookEvent, setWebhookProcessed } from '../platform/database/webhook-events.ts'
import { type Notice, isOfRefund } from './provider.ts'
import { findProvider } from './providers.ts'
import { settleRefund } from './settle-refund.ts'
import { settleRecharge } from './settle-recharge.ts'
import { findRechargeForJob, findRechargeIdForJob, findWebhookEvent } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** `again`: even if it was processed before, because the payment that it names is known only now. */
    'process-webhook': { webhookEventId: number; again?: true }
  }
}

/** Processes a provider's event; the outcome is stored with the event. */
export const processWebhookJob = job({
  name: 'process-webhook',
  async run(world, { webhookEventId, again }) {
    const event = await findWebhookEvent(world.db, webhookEventId)
    if (!event || (event.processed_at && !again)) return
    const provider = findProvider(world, event.provider)
    if (!provider) throw new Error(`webhook of ${event.provider}, which is not set up`)
    // Outside the transaction, because this may call the provider.
    const notice = await provider.understand(world, event.body)
    await inJob(world, ['funds', 'messages'], async (work) => {
      const { tx, now } = work
      const locked = await lockWebhookEvent(tx, event.id)
      if (!locked || (locked.processed_at && !again)) return
      const outcome = notice ? await settleNotice(work, provider.id, notice) : 'no_concern'
      if (outcome === 'amount_differs' || outcome === 'unknown_reference')
        world.log.error(
          { webhookEventId, outcome },
          'a provider reports a payment that does not match our records',
        )
      await setWebhookProcessed(tx, event.id, outcome, now)
    })
  },
})

async function settleNotice(work: UnitOfWork, provider: string, notice: Notice) {
  const recharge = await findRechargeForJob(
    work.tx,
    await findRechargeIdForJob(work.tx, provider, notice.about),
  )
  if (!recharge) return 'unknown_reference'
  return isOfRefund(notice)
    ? await settleRefund(work, recharge, notice)
    : await settleRecharge(work, recharge, notice)
}
