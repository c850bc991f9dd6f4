/**
 * How long the first page of every staff list takes with many orders in the database, and whether any query
 * reads a large table from one end to the other. `npx tsx bench/src/lists.ts [ordered items] [part of a
 * path]` (default 1,000,000, which is some 4 GB and ten minutes of loading) creates a database of its own,
 * loads `many-orders.sql` into it, requests every list as it opens, by every order and every filter and by
 * words, twenty times each, as an admin, over the product's routes, and removes the database again. Exits
 * with 1 if a 95th percentile is above 100 ms or a plan reads a large table whole.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { features } from '@longhaul/server/app.ts'
import { systemClock } from '@longhaul/server/platform/clock.ts'
import { createPool } from '@longhaul/server/platform/database/db.ts'
import { readEnv } from '@longhaul/server/read-env.ts'
import { createLog } from '@longhaul/server/platform/log.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { startServer } from '@longhaul/server/platform/start.ts'
import { openAtOnce } from '@longhaul/server/platform/opening.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import { addStaff } from '@longhaul/server/staff/public.ts'
import { isListOfStaff, questionsTo } from './list-questions.ts'
import { loadMany } from './load-many.ts'
import { largeTables, recordQueries, tablesReadWhole } from './plans.ts'

const ITEMS = Number(process.argv[2] ?? 1_000_000)
const ONLY = process.argv[3] ?? ''
const ROUNDS = 20
const MOST_MS = 100
/**
 * Tables count as large from this number of rows; a smaller one is read from one end to the other in some ten
 * milliseconds.
 */
const LARGE_ROWS = 50_000

const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
const env = readEnv({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' })
let asked = 0
const faults: string[] = []

const running = await start()
const takeQueries = recordQueries(running.pool)
const large = await largeTables(running.pool, LARGE_ROWS)
try {
  const token = await logIn()
  for (const route of allRoutes)
    if (isListOfStaff(route) && route.path.includes(ONLY))
      for (const query of questionsTo(route)) await measure(route.path, query, token)
} finally {
  await running.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${asked} queries, ${faults.length} with a fault`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

async function start() {
  const log = createLog('silent')
  const pool = createPool(postgres.config, 2, 'upkeep')
  await migrate(pool)
  await seedSite(pool, new Date('2026-11-01T00:00:00Z'), 'examples')
  await openAtOnce(pool, new Date())
  await loadMany(pool, ITEMS, ['many-orders.sql'])
  await pool.end()
  return await startServer({ env, clock: systemClock, log, database: postgres.config }, features)
}

/** An admin sees every list. */
async function logIn(): Promise<string> {
  const [email, password] = ['admin@bench.example', 'correct horse battery']
  await addStaff(running.world, { email, name: 'Ada', password, roles: ['admin'], lang: 'en' })
  const { json } = await running.app.inject({
    method: 'POST',
    url: '/api/v1/staff/login',
    payload: { email, password },
  })
  return (json() as { data: { staff_token: string } }).data.staff_token
}

async function measure(path: string, query: Readonly<Record<string, string>>, token: string): Promise<void> {
  const url = `/api/v1${path}?${new URLSearchParams({ limit: '50', ...query })}`
  const ask = async () => (await running.app.inject({ url, headers: { authorization: token } })).statusCode
  takeQueries()
  const status = await ask()
  const refused = status === 200 ? [] : [`refused with ${status}`]
  const queries = takeQueries()
  const times: number[] = []
  for (let round = 0; round < (refused.length > 0 ? 1 : ROUNDS); round++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  const p95 = times.toSorted((entry, other) => entry - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
  const whole = new Set<string>()
  // A query that was cancelled for its duration would take as long to explain.
  for (const listQuery of refused.length > 0 ? [] : queries)
    for (const table of await tablesReadWhole(running.pool, listQuery, large)) whole.add(table)
  const findings = [
    ...refused,
    ...(p95 > MOST_MS ? ['SLOW'] : []),
    ...[...whole].map((table) => `reads all of ${table}`),
  ]
  const line = `${p95.toFixed(1).padStart(8)} ms  ${path} ${JSON.stringify(query)} ${findings.join(', ')}`
  asked++
  if (findings.length > 0) faults.push(line)
  console.log(line)
}
