import { balancesOf } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { findCollection } from './sql-debts.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notify-collection': { transactionId: number }
  }
}

/**
 * Notifies a shopper that incoming money was used to repay a debt. The database collects the debt and
 * enqueues this job.
 */
export const notifyCollectionJob = job({
  name: 'notify-collection',
  async run(world, { transactionId }) {
    await inJob(world, ['funds', 'messages'], async (work) => {
      const collected = await findCollection(work.tx, transactionId)
      if (!collected || collected.isNotified) return
      const { shopperId, amountFen } = collected
      const { owedFen } = await balancesOf(work.tx, shopperId)
      await notify(work, shopperId, {
        kind: 'shortfall_collected',
        args: { number: String(transactionId), amount_fen: amountFen, owed_fen: owedFen },
        subject: { kind: 'funds', id: collected.subjectId },
      })
      work.concerns(shopperId)
    })
  },
})
