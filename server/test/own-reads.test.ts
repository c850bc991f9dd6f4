import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Statement, recordQueries } from '../../bench/src/plans.ts'
import { ownQuestionsTo } from '../../bench/src/scale-questions.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { actToken } from '@longhaul/domain/accounts/grants.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '../src/app.ts'
import { hashPassword } from '../src/identity/public.ts'
import { FixedClock } from '../src/platform/clock.ts'
import { createPool } from '../src/platform/database/db.ts'
import { hashToken, newToken } from '../src/platform/session.ts'
import { type Running, startServer } from '../src/platform/start.ts'
import { readEnv } from '../src/read-env.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { PASSWORD } from './world.ts'

/*
 * Shoppers' reads use an index. Checked with the rows of which `bench/` loads a million: here just as many as
 * make an index worthwhile. They have no ledger entries.
 */
const ITEMS = 4_000
/** A table with at least this many rows is one that grows with the business. */
const LARGE_ROWS = ITEMS / 4

let database: TestDatabase
let running: Running
let folder: string
let token: string
let takeQueries: () => Statement[]
let large: Set<string>

beforeAll(async () => {
  database = await createTestDatabase('open')
  folder = await mkdtemp(join(tmpdir(), 'longhaul-reads-'))
  await load()
  const env = readEnv({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' })
  const log = pino({ level: 'silent' })
  const clock = new FixedClock(new Date().toISOString())
  running = await startServer({ env, clock, log, database: database.config }, features)
  token = await logIn()
  takeQueries = recordQueries(running.pool)
})
afterAll(async () => {
  await running.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('the first page of orders takes two statements: the session, and the orders with the counts of the tabs', async () => {
  // Caches the settings, as in a server that has been running.
  await read('/orders')
  takeQueries()
  await read('/orders')
  // Notifications of changes made by the preceding log-in are sent later, at any time.
  const texts = takeQueries().flatMap(({ text }) => (text.includes('pg_notify') ? [] : [text]))
  expect(texts, texts.join('\n')).toHaveLength(2)
})

test.each([
  ['/orders/{id}', '', 13],
  ['/orders', '?q=茶', 4],
  ['/orders', '?q=x', 4],
  ['/orders', '?q=茶杯', 4],
  ['/parcels', '', 8],
  ['/parcels', '?q=茶', 9],
])('GET %s%s takes no more statements than before', async (path, query, most) => {
  const url = `${path.replace('{id}', await firstOf(path))}${encodeURI(query)}`
  await read(url)
  takeQueries()
  await read(url)
  const texts = takeQueries().flatMap(({ text }) => (text.includes('pg_notify') ? [] : [text]))
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most)
})

describe('no growing table is scanned completely', () => {
  /** The token of a program, for what only a program is told. */
  let program: string
  beforeAll(async () => {
    program = await makeProgram()
  })
  const reads = allRoutes.filter(
    ({ method, who, path }) => method === 'GET' && who === 'shopper' && OPENED.test(path),
  )
  test.each(reads.map((route) => [route.path, route] as const))('for GET %s', async (named, route) => {
    const path = named.replace('{id}', await firstOf(named))
    for (const query of ownQuestionsTo(route)) {
      takeQueries()
      await read(`${path}?${new URLSearchParams(query)}`, route.grants?.scope === 'any' ? program : token)
      for (const statement of takeQueries())
        expect([query, await tablesWithoutIndex(statement)]).toEqual([query, []])
    }
  })
})

/** Paths of lists, and of some of their entries. */
const OPENED = /^[^{]*$|^\/(orders|recharges)\/\{id\}$|^\/conversations\/\{id\}\/messages$/

/** The id of the first entry in the list to which a path with an id belongs. */
async function firstOf(path: string): Promise<string> {
  if (!path.includes('{id}')) return ''
  const url = `/api/v1${path.split('/{id}')[0]}`
  const response = await running.app.inject({ url, headers: { authorization: token } })
  return (response.json() as { data: { items: { id: string }[] } }).data.items[0]!.id
}

async function read(url: string, authorization = token): Promise<void> {
  const response = await running.app.inject({ url: `/api/v1${url}`, headers: { authorization } })
  expect([url, response.statusCode, response.body.slice(0, 200)]).toEqual([url, 200, expect.any(String)])
}

async function load(): Promise<void> {
  const pool = createPool(database.config, 1)
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  for (const file of ['many-orders.sql', 'many-own.sql']) {
    const sql = await readFile(new URL(`../../bench/src/${file}`, import.meta.url), 'utf8')
    for (const statement of sql.replaceAll('$1', String(ITEMS)).split(/;\n/))
      if (/^\s*\S/m.test(statement)) await client.query(statement)
  }
  await client.query('analyze')
  const { rows } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace",
    [LARGE_ROWS],
  )
  large = new Set(rows.map(({ relname }) => relname))
  client.release(true)
  await pool.end()
}

/** Logs in the shopper who has every twentieth order. */
async function logIn(): Promise<string> {
  const { rows } = await running.pool.query<{ email: string }>(
    "update shoppers set password_hash = $1 where id = (select shopper_id from orders where number = 'B7') returning email",
    [await hashPassword(PASSWORD)],
  )
  const payload = { email: rows[0]!.email, password: PASSWORD }
  const response = await running.app.inject({ method: 'POST', url: '/api/v1/login', payload })
  return (response.json() as { data: { token: string } }).data.token
}

/** A token of theirs that acts. Made without a call, whose jobs would read while the test listens. */
async function makeProgram(): Promise<string> {
  const made = actToken(newToken())
  await running.pool.query(
    `insert into read_tokens (shopper_id, name, scopes, act_scopes, token_hash, created_at, expires_at)
    select shopper_id, 'Script', '{}', '{orders:read}', $1, now(), now() + interval '1 day'
    from orders where number = 'B7'`,
    [hashToken(made)],
  )
  return made
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

/**
 * The large tables for which a statement has no suitable index: PostgreSQL scans the whole table although
 * sequential scans are switched off, or scans a whole index instead. Scans below a limit do not count.
 */
async function tablesWithoutIndex({ text, values }: Statement): Promise<string[]> {
  const client = await running.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
      ...values,
    ])
    const found: string[] = []
    const look = (plan: Plan): void => {
      const table = plan['Relation Name'] ?? ''
      const isWhole = /^(Seq|Index|Index Only) Scan$/.test(plan['Node Type']) && !plan['Index Cond']
      if (isWhole && large.has(table)) found.push(table)
      if (plan['Node Type'] !== 'Limit') for (const below of plan.Plans ?? []) look(below)
    }
    look(rows[0]!['QUERY PLAN'][0].Plan)
    return found
  } finally {
    await client.query('rollback')
    client.release()
  }
}
