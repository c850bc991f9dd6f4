import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { inTransaction } from '../database/db.ts'
import { enqueue, job } from './jobs.ts'
import { startWorker } from './worker.ts'

const world = testWorld()

/** Makes the first queries that contain a word fail with a lost connection. */
function breakAt(word: string, times: number): { left(): number } {
  let left = times
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (left > 0 && JSON.stringify(args[0] ?? '').includes(word)) {
      left -= 1
      return Promise.reject(new Error('timeout exceeded when trying to connect'))
    }
    return Reflect.apply(query, this, args)
  } as typeof query)
  return { left: () => left }
}

test('a queue that could not begin because the database was slow begins again, and does its jobs', async () => {
  let done: () => void = () => undefined
  const wasDone = new Promise<void>((resolve) => (done = resolve))
  const checkBooks = job({ name: 'check-books', run: async () => done() })
  await world.runJobs()
  const broken = breakAt('_private_tasks', 1)
  const runner = await startWorker(world.world, [checkBooks], world.pool)
  await inTransaction(world.db, (tx) => enqueue(tx, 'check-books', {}))
  await wasDone
  expect(broken.left()).toBe(0)
  await runner.stop()
  vi.restoreAllMocks()
})
