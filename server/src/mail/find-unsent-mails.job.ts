import { inTransaction } from '../platform/database/db.ts'
import { enqueueBatched } from '../platform/jobs/enqueue-batched.ts'
import { job } from '../platform/jobs/jobs.ts'
import { listForgottenMailsForJob } from './sql.ts'

/**
 * Enqueues, every other minute, the mails that a server wrote but did not enqueue because it was killed right
 * afterwards.
 */
export const findUnsentMailsJob = job({
  name: 'find-unsent-mails',
  cron: '*/2 * * * *',
  run: (world) =>
    inTransaction(world.db, async (tx) => {
      for (const { id } of await listForgottenMailsForJob(tx, world.clock.now()))
        enqueueBatched(tx, 'send-mail', id)
    }),
})
