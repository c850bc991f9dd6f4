import { inTransaction } from '../platform/database/db.ts'
import { enqueueTogether } from '../platform/jobs/enqueue-together.ts'
import { job } from '../platform/jobs/jobs.ts'
import { listForgottenMailsForJob } from './sql.ts'

/** Enqueues, every other minute, the mails that a server wrote but did not enqueue because it was killed right afterwards. */
export const findUnsentMailsJob = job({
  name: 'find-unsent-mails',
  cron: '*/2 * * * *',
  run: (world) =>
    inTransaction(world.db, async (tx) => {
      for (const { id } of await listForgottenMailsForJob(tx, world.clock.now()))
        enqueueTogether(tx, 'send-mail', id)
    }),
})
