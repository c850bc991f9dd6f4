import { balancesOf } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { findCollection } from './sql-debts.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tell-collection': { transactionId: number }
  }
}

/** Notifies a shopper that incoming money was used to repay a debt. The database collects the debt and enqueues this job. */
export const tellCollectionJob = job({
  name: 'tell-collection',
  async run(world, { transactionId }) {
    await inJob(world, ['funds', 'messages'], async (doing) => {
      const collected = await findCollection(doing.tx, transactionId)
      if (!collected || collected.isNotified) return
      const { shopperId, amountFen } = collected
      const { owedFen } = await balancesOf(doing.tx, shopperId)
      await notify(doing, shopperId, {
        kind: 'shortfall_collected',
        args: { number: String(transactionId), amount_fen: amountFen, owed_fen: owedFen },
        subject: { kind: 'funds', id: collected.subjectId },
      })
      doing.concerns(shopperId)
    })
  },
})
