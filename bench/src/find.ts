/**
 * How long the console's search field takes with many orders in the database. `npx tsx bench/src/find.ts
 * [ordered items]` (default 1,000,000, which is some 4 GB and ten minutes of loading) creates a database of
 * its own, loads `many-orders.sql` into it, and gives every shopper a name and a telephone number. As an
 * admin, it searches for letters that nearly every number begins with, whole numbers and nonsense, twenty
 * times each, over the product's route, and removes the database again. Exits with 1 if a 95th percentile is
 * above 50 ms or a plan reads a large table whole.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features } from '@longhaul/server/app.ts'
import { systemClock } from '@longhaul/server/platform/clock.ts'
import { createPool } from '@longhaul/server/platform/database/db.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { createLog } from '@longhaul/server/platform/log.ts'
import { startServer } from '@longhaul/server/platform/start.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { readEnv } from '@longhaul/server/read-env.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import { addStaff } from '@longhaul/server/staff/public.ts'
import { loadMany } from './load-many.ts'
import { largeTables, recordQueries, tablesReadWhole } from './plans.ts'

const ITEMS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 20
const MOST_MS = 50
/** Tables count as large from this number of rows. */
const LARGE_ROWS = 10_000

const half = Math.floor(ITEMS / 2)
const TYPED = [
  ...[
    'B1',
    `B${half}`,
    'P3',
    `P${half - (half % 3)}`,
    'SF',
    `SF${1_000_000_000_000 + half}`,
    'LH',
    'T1',
    `T${half}`,
  ],
  ...[
    'R2',
    `R${half - (half % 2)}`,
    'W5',
    'ZZ',
    'sh',
    'shopper1',
    `shopper${half % 1000}@bench.example`,
    'nick',
    'Nick 3',
  ],
  ...[
    'an',
    'Anna1',
    'Lin',
    'Lin1 Anna',
    '138000',
    '138 0000 0012',
    '000012',
    '茶杯',
    '%%',
    "x'; drop",
    'x'.repeat(100),
  ],
]

const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
const env = readEnv({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' })
let faults = 0

const running = await start()
const takeQueries = recordQueries(running.pool)
try {
  const token = await logIn()
  const large = await largeTables(running.pool, LARGE_ROWS)
  for (const words of TYPED) await measure(words, token, large)
} finally {
  await running.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = faults > 0 ? 1 : 0

async function start() {
  const pool = createPool(postgres.config, 2, 'upkeep')
  await migrate(pool)
  await seedSite(pool, new Date('2026-11-01T00:00:00Z'), 'examples')
  await loadMany(pool, ITEMS, ['many-orders.sql'])
  await pool.query(`update shoppers set first_name = 'Anna' || n, last_name = 'Lin' || n, phone = '+86 138' || lpad(n::text, 8, '0')
    from (select id, row_number() over () as n from shoppers) numbered where numbered.id = shoppers.id`)
  await pool.query('vacuum analyze shoppers')
  await pool.end()
  return await startServer(
    { env, clock: systemClock, log: createLog('silent'), database: postgres.config },
    features,
  )
}

/** An admin finds everything. */
async function logIn(): Promise<string> {
  const [email, password] = ['admin@bench.example', 'correct horse battery']
  await addStaff(running.world, { email, name: 'Ada', password, roles: ['admin'], lang: 'en' })
  const payload = { email, password }
  const { json } = await running.app.inject({ method: 'POST', url: '/api/v1/staff/login', payload })
  return (json() as { data: { staff_token: string } }).data.staff_token
}

async function measure(words: string, token: string, large: Map<string, number>): Promise<void> {
  const url = `/api/v1/staff/finds?${new URLSearchParams({ q: words })}`
  const ask = async () => await running.app.inject({ url, headers: { authorization: token } })
  takeQueries()
  const found = ((await ask()).json() as { data: { items: unknown[] } }).data.items.length
  const queries = takeQueries()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1] ?? 0
  const whole = new Set<string>()
  for (const query of queries)
    for (const table of await tablesReadWhole(running.pool, query, large)) whole.add(table)
  const findings = [...(p95 > MOST_MS ? ['SLOW'] : []), ...[...whole].map((table) => `reads all of ${table}`)]
  if (findings.length > 0) faults++
  console.log(
    `${p95.toFixed(1).padStart(8)} ms  ${found} found  ${words.slice(0, 40)} ${findings.join(', ')}`,
  )
}
