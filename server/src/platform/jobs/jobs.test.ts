import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { inTransaction } from '../database/db.ts'
import { enqueue, job } from './jobs.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { startWorker } from './worker.ts'

const world = testWorld({ manyAtOnce: true })
afterEach(() => void vi.restoreAllMocks())

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

/**
 * Delays the queries that contain a word until the queue has looked for a job twice and many other queries
 * have run.
 */
function slowDown(word: string): void {
  let lookedTwice: () => void = () => undefined
  const looked = new Promise<void>((resolve) => (lookedTwice = resolve))
  let looks = 0
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const ask = (...what: unknown[]): unknown => Reflect.apply(query, this, what)
    const text = JSON.stringify(args[0] ?? '')
    if (text.includes(word))
      return looked
        .then(() => Promise.all(Array.from({ length: 100 }, () => ask('select 1'))))
        .then(() => ask(...args))
    const answer = ask(...args)
    if (text.includes('skip locked') && ++looks === 2) void Promise.resolve(answer).finally(lookedTwice)
    return answer
  } as typeof query)
}

test.each([
  ['failed', 'last_error = (el', [{ last_error: 'no' }]],
  ['succeeded', 'delete from', []],
])('manually run jobs are recorded as %s by the end of the run', async (_how, word, rows) => {
  await inTransaction(world.db, (tx) => enqueue(tx, 'check-books', {}))
  // The queue records a job's end while it looks for the next job; here the look is over before the record is
  // written.
  slowDown(word)
  const run = async () => {
    if (rows.length > 0) throw new Error('no')
  }
  await runDueJobs(world.world, [job({ name: 'check-books', run })], world.pool)
  const left = await sql`select last_error from graphile_worker._private_jobs`.execute(world.db)
  expect(left.rows).toEqual(rows)
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
})

test('a queue that could not start because the database was slow starts again and does its jobs', async () => {
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
})

test('a request’s id is stored with the jobs and mails that it causes, directly or through its jobs', async () => {
  const ask = (url: string, body: object) =>
    world.inject({ method: 'POST', url: `/api/v1${url}`, payload: body })
  const email = 'cause@example.com'
  const registered = (await ask('/users', { email, password: 'lantern42' })).headers['x-request-id']
  const reset = (await ask('/send_reset_password_email', { email })).headers['x-request-id']
  await world.runJobs()
  const mails = await world.db.selectFrom('mails').select(['template', 'cause']).orderBy('template').execute()
  expect(mails).toEqual([
    { template: 'reset_password', cause: reset },
    { template: 'welcome', cause: registered },
  ])
  const runs = world.db.selectFrom('job_runs').select(['name', 'cause']).orderBy('name')
  expect(await runs.where('cause', 'is not', null).execute()).toEqual([
    { name: 'send-reset-mail', cause: reset },
    { name: 'welcome-coupons', cause: registered },
  ])
  // Work that no request caused has the job itself as its cause.
  const causes: unknown[] = []
  const byClock = job({ name: 'check-books', run: async ({ cause }) => void causes.push(cause) })
  await inTransaction(world.db, (tx) => enqueue(tx, 'check-books', {}))
  await runDueJobs(world.world, [byClock], world.pool)
  expect(causes).toEqual([expect.stringMatching(/^job \d+$/)])
})
