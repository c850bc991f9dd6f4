import { workerData } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { createDb, createPool } from '../platform/database/db.ts'
import { learnEstimates } from './learn-estimates.ts'

/*
 * The thread that learns at night (`learnInThread`), with a connection of its own. A program of the build,
 * because a thread is started from a file.
 */

/** What the thread is started with. */
export type ThreadData = { database: PoolConfig; now: Date }

// Only `learnInThread` starts this.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { database, now } = workerData as ThreadData
// No shopper waits for its statements, some of which read everything.
const db = createDb(createPool(database, 1, 'upkeep'))
try {
  await learnEstimates(db, now)
} finally {
  await db.destroy()
}
