/**
 * Whether what shoppers do stays as quick however much there is. `npx tsx bench/src/scale.ts [--size ORDERS]` (1,000,000 unless said: 200,000 shoppers, one of
 * them with 50,000 orders; some 6 GB under the temporary folder) makes a database with a tenth of it and one with all of it, asks every list and page that the
 * large shopper and an ordinary one can read, takes the steps of a purchase, and opens every list of staff, over the routes of the product, and removes
 * it again. It prints the medians of both sizes and ends with 1 where a read takes more than 10 ms, a write more than 25, something has grown with
 * the size, or a plan reads a large table whole. `--only PART` keeps to questions whose path has this part.
 */
import { mkdtemp, rm } from 'node:fs/promises'
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
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import { addStaff } from '@longhaul/server/staff/public.ts'
import { type Answers, buyAndCancel } from './buy-and-cancel.ts'
import { loadMany } from './load-many.ts'
import { hearQueries, tablesReadWhole } from './plans.ts'
import { ownQuestionsTo } from './scale-questions.ts'

const { values: said } = parseArgs({ options: { size: { type: 'string' }, only: { type: 'string' } } })
const SIZE = Number(said.size ?? 1_000_000)
const ONLY = said.only ?? ''
const ROUNDS = 15
const READ_MS = 10
const WRITE_MS = 25
/** Grown: more than twice as long with ten times as much, and not by a millisecond or two that come and go. */
const GROWN = { times: 2, ms: 2 }
const PASSWORD = 'correct horse battery'

type Measured = { ms: number; whole: readonly string[]; isWrite: boolean }
type Figures = Map<string, Measured>

const small = await measureAt(SIZE / 10)
const full = await measureAt(SIZE)
process.exitCode = print(small, full) > 0 ? 1 : 0

/** The medians of everything in a house of this size. */
async function measureAt(size: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-scale-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
  try {
    const pool = createPool(postgres.config, 2, 'upkeep')
    await migrate(pool)
    await seedSite(pool, new Date('2026-11-01T00:00:00Z'))
    await loadMany(pool, size, ['many-orders.sql', 'many-own.sql'])
    await pool.end()
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
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(running: Running): Promise<Figures> {
  const figures: Figures = new Map()
  const heard = hearQueries(running.pool)
  const large = await largeTables(running)
  for (const [who, number] of [
    ['large', 'B7'],
    ['ordinary', 'B500'],
  ] as const) {
    const token = await logInOwnerOf(running, number)
    for (const url of await urlsFor(running, token)) {
      const ask = () => answer(running, token, 'GET', url)
      heard()
      const refused = await ask().then(
        () => undefined,
        (error: unknown) => String(error),
      )
      if (refused) {
        console.log(`not asked: ${refused}`)
        continue
      }
      const whole = new Set<string>()
      for (const query of heard())
        for (const table of await tablesReadWhole(running.pool, query, large)) whole.add(table)
      figures.set(`${who} GET ${url.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`, {
        ms: await median(ask),
        whole: [...whole],
        isWrite: false,
      })
    }
    if (ONLY === '')
      await measureWrites(figures, who, (method, url, body) => answer(running, token, method, url, body))
  }
  if (ONLY === '') await measureStaff(running, figures)
  return figures
}

async function measureWrites(figures: Figures, who: string, ask: Answers): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const [step, ms] of await buyAndCancel(ask)) times.set(step, [...(times.get(step) ?? []), ms])
  for (const [step, taken] of times)
    figures.set(`${who} ${step}`, { ms: middle(taken), whole: [], isWrite: true })
}

/** Every list of staff as it opens; what else it can be asked, lists.ts asks. */
async function measureStaff(running: Running, figures: Figures): Promise<void> {
  const email = 'admin@bench.example'
  await addStaff(running.world, { email, name: 'Ada', password: PASSWORD, roles: ['admin'], lang: 'en' })
  const { staff_token: token } = (await answer(running, '', 'POST', '/staff/login', {
    email,
    password: PASSWORD,
  })) as { staff_token: string }
  for (const { method, path, reply } of allRoutes) {
    const fields = Object.keys((reply as { properties?: object }).properties ?? {})
    if (
      method !== 'GET' ||
      !path.startsWith('/staff/') ||
      path.includes('{') ||
      !fields.includes('next_cursor')
    )
      continue
    figures.set(`staff GET ${path}`, {
      ms: await median(() => answer(running, token, 'GET', path)),
      whole: [],
      isWrite: false,
    })
  }
}

/** Every address that a shopper reads, with the ids that the first pages of the lists name. */
async function urlsFor(running: Running, token: string): Promise<string[]> {
  const urls: string[] = []
  for (const route of allRoutes) {
    // Packages are made up too thinly to be opened.
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

/** From this size on a table is large: a hundredth of all orders. */
async function largeTables({ pool }: Running): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    "select relname, reltuples from pg_class where relkind = 'r' and reltuples >= 2000 and relnamespace = 'public'::regnamespace",
  )
  return new Map(rows.map((row) => [row.relname, row.reltuples]))
}

function print(of: Figures, and: Figures): number {
  let faults = 0
  console.log(`\n${String(SIZE / 10).padStart(9)} ${String(SIZE).padStart(9)}  medians in ms`)
  for (const [question, { ms, whole, isWrite }] of and) {
    const before = of.get(question)?.ms
    const faultsOf = [
      ...(ms > (isWrite ? WRITE_MS : READ_MS) && !question.startsWith('staff') ? ['SLOW'] : []),
      ...(before !== undefined && ms > before * GROWN.times && ms > before + GROWN.ms ? ['GROWN'] : []),
      ...whole.map((table) => `reads all of ${table}`),
    ]
    if (faultsOf.length > 0) faults++
    console.log(
      `${(before?.toFixed(1) ?? '').padStart(9)} ${ms.toFixed(1).padStart(9)}  ${decodeURIComponent(question)} ${faultsOf.join(', ')}`,
    )
  }
  console.log(`${and.size} questions, ${faults} with a fault`)
  return faults
}
