/**
 * Whether what shoppers do stays equally fast as the data grows. `npx tsx bench/src/scale.ts [--size ORDERS]`
 * (default 1,000,000: 200,000 shoppers, one of them with 50,000 orders; some 6 GB in the temporary folder)
 * creates a database with a tenth of the data and one with all of it, requests every list and page that the
 * large shopper and an ordinary one can read, takes the steps of a purchase, and opens every staff list, over
 * the product's routes, and removes the databases again. It prints the medians of both sizes and exits with 1
 * if a read takes more than 10 ms, a write more than 25, something has grown with the size, or a plan reads a
 * large table whole. `--only PART` limits it to paths that contain this part; with `--data FOLDER` the
 * databases are kept there, and are not loaded again.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { features } from '@longhaul/server/app.ts'
import { hashPassword } from '@longhaul/server/identity/public.ts'
import { systemClock } from '@longhaul/server/platform/clock.ts'
import { createPool } from '@longhaul/server/platform/database/db.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { createLog } from '@longhaul/server/platform/log.ts'
import { type Running, startServer } from '@longhaul/server/platform/start.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { readEnv } from '@longhaul/server/read-env.ts'
import { openAtOnce } from '@longhaul/server/platform/opening.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import { addStaff } from '@longhaul/server/staff/public.ts'
import { type Answers, buyAndCancel } from './buy-and-cancel.ts'
import { isListOfStaff } from './list-questions.ts'
import { loadMany } from './load-many.ts'
import { explained, recordQueries } from './plans.ts'
import { ownQuestionsTo } from './scale-questions.ts'

const { values: options } = parseArgs({
  options: { size: { type: 'string' }, only: { type: 'string' }, data: { type: 'string' } },
})
const SIZE = Number(options.size ?? 1_000_000)
const ONLY = options.only ?? ''
const ROUNDS = 15
const READ_MS = 10
const WRITE_MS = 25
/**
 * Growth: more than twice as many pages read with ten times as much data, above a minimum. Times are not
 * compared, because they vary with other load on the machine.
 */
const GROWN = { times: 2, pages: 300 }
const PASSWORD = 'correct horse battery'

/** Identified by one of their orders: the shopper who has every twentieth order, and one of the others. */
const SHOPPERS = [
  ['large', 'B7'],
  ['ordinary', 'B500'],
] as const

type Pool = ReturnType<typeof createPool>
type Measured = { ms: number; pages: number | null; whole: readonly string[]; isWrite: boolean }
type Figures = Map<string, Measured>

const small = await measureAt(SIZE / 10)
const full = await measureAt(SIZE)
process.exitCode = print(small, full) > 0 ? 1 : 0

/** The medians of everything at this size. */
async function measureAt(size: number): Promise<Figures> {
  const folder = options.data
    ? join(options.data, String(size))
    : await mkdtemp(join(tmpdir(), 'longhaul-scale-'))
  const loaded = join(folder, 'loaded')
  // An interrupted database lacks its indexes.
  if (!existsSync(loaded)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
  try {
    await load(createPool(postgres.config, 2, 'upkeep'), existsSync(loaded) ? 0 : size)
    await writeFile(loaded, '')
    const env = readEnv({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' })
    const log = createLog('silent')
    const running = await startServer({ env, clock: systemClock, log, database: postgres.config }, features)
    try {
      return await measureAll(running)
    } finally {
      await running.stop()
    }
  } finally {
    await postgres.stop()
    if (!options.data) await rm(folder, { recursive: true, force: true })
  }
}

/** Fills a new database with this many orders; with 0, only migrates a database that was filled before. */
async function load(pool: Pool, size: number): Promise<void> {
  try {
    await migrate(pool)
    if (size === 0) return
    await seedSite(pool, new Date('2026-11-01T00:00:00Z'), 'examples')
    await openAtOnce(pool, new Date())
    await loadMany(pool, size, ['many-orders.sql', 'many-own.sql'])
  } finally {
    await pool.end()
  }
}

async function measureAll(running: Running): Promise<Figures> {
  const figures: Figures = new Map()
  const measureRead = await reader(running)
  for (const [who, number] of SHOPPERS) {
    const token = await logInOwnerOf(running, number)
    for (const url of await urlsFor(running, token))
      figures.set(`${who} GET ${named(url)}`, await measureRead(() => answer(running, token, 'GET', url)))
    if (ONLY === '')
      await measureWrites(figures, who, (method, url, body) => answer(running, token, method, url, body))
  }
  if (ONLY !== '') return figures
  // Every staff list as it opens; lists.ts covers its other queries.
  const token = await logInStaff(running)
  for (const route of allRoutes.filter(isListOfStaff))
    figures.set(`staff GET ${route.path}`, await measureRead(() => answer(running, token, 'GET', route.path)))
  return figures
}

/** Measures reads: first recorded and explained, then timed. */
async function reader(running: Running): Promise<(ask: () => Promise<unknown>) => Promise<Measured>> {
  const takeQueries = recordQueries(running.pool)
  const large = await largeTables(running)
  return async (ask) => {
    takeQueries()
    await ask()
    const plans = []
    for (const query of takeQueries()) plans.push(await explained(running.pool, query, large))
    const pages = plans.reduce((sum, plan) => sum + plan.pages, 0)
    return { ms: await median(ask), pages, whole: plans.flatMap(({ whole }) => whole), isWrite: false }
  }
}

/** The name of an address in the table, the same for both sizes. */
function named(url: string): string {
  return decodeURIComponent(url.replaceAll('+', ' '))
    .replaceAll(/[0-9a-f-]{36}/g, '{id}')
    .replace(/cursor=.*/, 'cursor=…')
    .replace(/from=.*/, 'from=…&to=…')
}

async function measureWrites(figures: Figures, who: string, ask: Answers): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const [step, ms] of await buyAndCancel(ask)) times.set(step, [...(times.get(step) ?? []), ms])
  for (const [step, taken] of times)
    figures.set(`${who} ${step}`, { ms: middle(taken), pages: null, whole: [], isWrite: true })
}

/** An admin sees every list. */
async function logInStaff(running: Running): Promise<string> {
  const [email, password] = ['admin@bench.example', PASSWORD]
  await addStaff(running.world, { email, name: 'Ada', password, roles: ['admin'], lang: 'en' })
  const { staff_token } = (await answer(running, '', 'POST', '/staff/login', { email, password })) as {
    staff_token: string
  }
  return staff_token
}

/** Every address that a shopper reads, with the ids from the first pages of the lists. */
async function urlsFor(running: Running, token: string): Promise<string[]> {
  const urls: string[] = []
  for (const route of allRoutes) {
    // Generated packages have too little data to be opened.
    if (route.path.startsWith('/parcels/{id}')) continue
    if (route.method !== 'GET' || route.who !== 'shopper' || !route.path.includes(ONLY)) continue
    const [list, after] = route.path.split('/{id}')
    const ids =
      after === undefined
        ? []
        : ((await answer(running, token, 'GET', list!).catch(() => ({}))) as { items?: { id: string }[] })
            .items
    const path = after === undefined ? route.path : ids?.[0] && `${list}/${ids[0].id}${after}`
    if (path)
      for (const query of ownQuestionsTo(route))
        urls.push(`${path}?${new URLSearchParams(query)}`.replace(/\?$/, ''))
  }
  return urls
}

async function logInOwnerOf(running: Running, orderNumber: string): Promise<string> {
  const { rows } = await running.pool.query<{ email: string }>(
    `update shoppers set password_hash = $1, email_verified_at = now(), blocked_at = null
     where id = (select shopper_id from orders where number = $2) returning email`,
    [await hashPassword(PASSWORD), orderNumber],
  )
  const { token } = (await answer(running, '', 'POST', '/login', {
    email: rows[0]!.email,
    password: PASSWORD,
  })) as { token: string }
  return token
}

async function answer(
  { app }: Running,
  token: string,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
): Promise<unknown> {
  const headers = token === '' ? {} : { authorization: token }
  const response = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers,
    ...(body ? { payload: body } : {}),
  })
  if (response.statusCode !== 200)
    throw new Error(`${method} ${url}: ${response.statusCode} ${response.body.slice(0, 300)}`)
  return (response.json() as { data: unknown }).data
}

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  return middle(times)
}

function middle(times: readonly number[]): number {
  return times.toSorted((entry, other) => entry - other)[Math.floor(times.length / 2)] ?? 0
}

/** Tables count as large from a hundredth of all orders. */
async function largeTables({ pool }: Running): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    "select relname, reltuples from pg_class where relkind = 'r' and reltuples >= 2000 and relnamespace = 'public'::regnamespace",
  )
  return new Map(rows.map((row) => [row.relname, row.reltuples]))
}

function print(of: Figures, and: Figures): number {
  let faults = 0
  console.log(`\nmedians in ms, and pages of 8 kB read\n${column(SIZE / 10)} ${column(SIZE)}`)
  for (const [question, { ms, pages, whole, isWrite }] of and) {
    const before = of.get(question)
    const isGrown =
      pages !== null &&
      pages > (before?.pages ?? pages) * GROWN.times &&
      pages > (before?.pages ?? 0) + GROWN.pages
    const remarks = [
      ...(ms > (isWrite ? WRITE_MS : READ_MS) && !question.startsWith('staff') ? ['SLOW'] : []),
      ...(isGrown ? ['GROWN'] : []),
      ...whole.map((table) => `reads all of ${table}`),
    ]
    if (remarks.length > 0) faults++
    console.log(`${cells(before)} ${cells({ ms, pages })}  ${question} ${remarks.join(', ')}`)
  }
  console.log(`${and.size} queries, ${faults} with a fault`)
  return faults
}

function column(size: number): string {
  return size.toLocaleString('en').padStart(16)
}

function cells(of: Pick<Measured, 'ms' | 'pages'> | undefined): string {
  return `${(of?.ms.toFixed(1) ?? '').padStart(8)} ${String(of?.pages ?? '').padStart(7)}`
}
