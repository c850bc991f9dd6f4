import { balancesOf } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
import { findCollection } from './sql-debts.ts'

/** Tells a shopper that something of what came in paid what was owed. The database collects it, and puts this job into the queue with it. */
export const tellCollectionJob = job({
  name: 'tell-collection',
  async run(world, { transactionId }) {
    await inJob(world, async (doing) => {
      const collected = await findCollection(doing.tx, transactionId)
      if (!collected || collected.isTold) return
      const { shopperId, amountFen } = collected
      const { owedFen } = await balancesOf(doing.tx, shopperId)
      await notify(doing, shopperId, {
        kind: 'shortfall_collected',
        args: { number: String(transactionId), amount_fen: amountFen, owed_fen: owedFen },
        subject: { kind: 'funds', id: collected.subjectId },
      })
      await doing.changed(shopperId, 'funds')
      await doing.changed('staff', 'funds')
    })
  },
})
