import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { createPool, inTransaction } from '../database/db.ts'
import { type AnyJob, enqueue, job } from './jobs.ts'
import { watchWorkers } from './watch-workers.ts'
import { type Worker, startWorker } from './worker.ts'

const world = testWorld({ manyAtOnce: true })
const QUICK = { again: { firstMs: 20, mostMs: 200 }, pulse: { beatMs: 100, deadMs: 2_000 }, pollMs: 200 }
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

type Run = () => Promise<void>
/** Starts a worker with one or two kinds of job. */
async function start(checkBooks: Run, options: Parameters<typeof startWorker>[3] = QUICK, readRates?: Run) {
  const jobs: AnyJob[] = [job({ name: 'check-books', run: checkBooks })]
  if (readRates) jobs.push(job({ name: 'read-rates', run: readRates }))
  const worker = await startWorker(world.world, jobs, world.pool, options)
  workers.push(worker)
}
const add = (name: 'check-books' | 'read-rates' = 'check-books') =>
  inTransaction(world.db, (tx) => enqueue(tx, name, {}))
const queued = async () =>
  (await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(world.db)).rows

/** Terminates all connections, as a restart of the database does. */
const cutAllConnections = async (): Promise<void> => {
  const own = createPool({ ...world.pool.options }, 1)
  await own.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await own.end()
}

test('if connections are cut in the middle of a job, the worker restarts and does this job and later ones', async () => {
  let runs = 0
  await start(async () => {
    runs++
    if (runs === 1) await cutAllConnections()
  })
  await add()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 20_000, interval: 50 })
  expect(runs).toBeGreaterThanOrEqual(1)
  const before = runs
  await add()
  await vi.waitFor(() => expect(runs).toBeGreaterThan(before), { timeout: 20_000, interval: 50 })
  expect(world.world.condition.faultOf('jobs')).toBeNull()
})

test('a permanent failure is reported once, and not retried forever', async () => {
  const wrong = createPool({ ...world.pool.options, database: 'no_such_database' }, 2)
  const lost: Error[] = []
  const worker = await startWorker(
    world.world,
    [job({ name: 'check-books', run: async () => undefined })],
    wrong,
    {
      ...QUICK,
      onLost: (error) => lost.push(error),
    },
  )
  await vi.waitFor(() => expect(lost).toMatchObject([{ code: '3D000' }]), { timeout: 20_000 })
  await worker.stop()
  await wrong.end()
})

test('a job whose process was killed is done by another worker; a job in progress is left alone', async () => {
  const child = await childWithAJob()
  let finish: () => void = () => undefined
  const held = new Promise<void>((resolve) => (finish = resolve))
  const begun: string[] = []
  const books = async () => void begun.push('books')
  const rates = async () => {
    begun.push('rates')
    await held
  }
  await start(books, QUICK, rates)
  await start(books, QUICK, rates)
  await add('read-rates')
  // Longer than the time after which a silent worker counts as dead.
  const until = performance.now() + 2 * QUICK.pulse.deadMs
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(until), { timeout: 20_000, interval: 50 })
  expect(begun).toEqual(['rates'])

  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  await vi.waitFor(() => expect(begun).toEqual(['rates', 'books']), { timeout: 20_000, interval: 20 })
  finish()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 20_000, interval: 20 })
})

test('a process that runs no jobs reports when no other process runs them', async () => {
  const { condition } = world.world
  await sql`delete from job_workers`.execute(world.db)
  const watch = await watchWorkers(world.world, { everyMs: 50, deadMs: QUICK.pulse.deadMs })
  expect(condition.faultOf('jobs')).toMatch(/ROLE=worker/)
  await sql`insert into job_workers (id) values ('of another process')`.execute(world.db)
  await vi.waitFor(() => expect(condition.faultOf('jobs')).toBeNull(), { timeout: 20_000, interval: 20 })
  await watch.stop()
})

test('if no other process can use the database, jobs locked at the start are done immediately', async () => {
  await add()
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'pool-killed'`.execute(
    world.db,
  )
  let runs = 0
  await start(async () => void runs++, { ...QUICK, alone: true })
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000, interval: 20 })
})

/** Starts another process and waits until it is in the middle of a job. */
async function childWithAJob(): Promise<ChildProcess> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('./worker-child.test-support.ts', import.meta.url))
  const { host, database } = world.pool.options
  const { beatMs, deadMs } = QUICK.pulse
  await add()
  const child = spawn(
    process.execPath,
    [
      '--import',
      loader,
      script,
      host ?? '',
      database ?? '',
      world.world.env.dataDir,
      String(beatMs),
      String(deadMs),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const outcome: unknown = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(String(outcome)).toBe('begun\n')
  return child
}
