import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { World } from '../world.ts'
import { flushBatches } from './enqueue-batched.ts'
import { type AnyJob, WRITTEN_BEFORE_END, queueLogger, taskList } from './jobs.ts'

/**
 * For tests and the demo: runs every job that is due, now, in this process. When it resolves, their outcomes
 * are in the database.
 */
export async function runDueJobs(world: World, jobs: readonly AnyJob[], pool: pg.Pool): Promise<void> {
  await flushBatches(world.db)
  do {
    await runOnce({
      pgPool: pool,
      taskList: taskList(world, jobs),
      noHandleSignals: true,
      logger: queueLogger(world),
      preset: { worker: WRITTEN_BEFORE_END },
    })
    // Jobs may themselves have enqueued mails.
  } while (await flushBatches(world.db))
}
