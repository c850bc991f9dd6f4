/**
 * How long the first page of every list of staff takes with many orders in the database, and whether any of it reads a large table from one end to
 * the other. `npx tsx bench/src/lists.ts [ordered items]` (1,000,000 unless said; that is some 4 GB and a quarter of an hour) makes a
 * database of its own, loads `many-orders.sql` into it, asks every list by every order and every filter and by words, twenty times each, and
 * removes it again. It ends with 1 when a 95th percentile is above 100 ms or a plan holds a sequential scan of a large table.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LIST_IDS, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { createDb, createPool } from '@longhaul/server/platform/db.ts'
import { migrate } from '@longhaul/server/platform/migrate.ts'
import { startPostgres } from '@longhaul/server/platform/postgres.ts'
import { readPage } from '@longhaul/server/lists/list-rows.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const ITEMS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 20
const MOST_MS = 100
/** From this size on a table is large: to read it from one end to the other takes longer than anybody waits. */
const LARGE_ROWS = 20_000

const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
const server = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
const pool = createPool(server.config)
let slow = 0
try {
  await migrate(pool)
  await seedSite(pool, new Date('2026-11-01T00:00:00Z'))
  await load()
  const large = await largeTables()
  console.log(`${large.size} tables above ${LARGE_ROWS} rows: ${[...large].join(', ')}`)
  for (const list of LIST_IDS) for (const words of questionsTo(list)) await measure(list, words, large)
} finally {
  await pool.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = slow > 0 ? 1 : 0

async function load(): Promise<void> {
  const begun = performance.now()
  const sql = (await readFile(new URL('many-orders.sql', import.meta.url), 'utf8')).replaceAll(
    '$1',
    String(ITEMS),
  )
  const client = await pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set maintenance_work_mem = '256MB'; set work_mem = '128MB'",
    )
    for (const statement of sql.split(/;\n/)) if (/^\s*\S/m.test(statement)) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
  console.log(
    `${ITEMS.toLocaleString('en')} ordered items loaded in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
}

async function largeTables(): Promise<Set<string>> {
  const { rows } = await pool.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace order by 1",
    [LARGE_ROWS],
  )
  return new Set(rows.map((row) => row.relname))
}

/** What a list is asked: as it opens, by each order both ways, by each filter, and for words that are rare, common and nowhere. */
function questionsTo(list: ListId): ListWords[] {
  const { sorts, filters } = listShape(list)
  const asked: ListWords[] = [{}]
  for (const sort of sorts) asked.push({ sort }, { sort: `-${sort}` })
  for (const [name, filter] of Object.entries(filters)) {
    if (filter.kind === 'day') asked.push({ [name]: '2026-01-15' })
    else if (filter.kind === 'word') asked.push({ [name]: name === 'shopper' ? 'ZZZZ1A' : 'GZ1' })
    else
      for (const word of filter.of) for (const sort of sorts) asked.push({ [name]: word, sort: `-${sort}` })
  }
  for (const q of ['B777', 'shopper777@', 'Paper lantern 12345', '青瓷茶杯 77', 'nobody has this'])
    asked.push({ q })
  return asked
}

async function measure(list: ListId, words: ListWords, large: ReadonlySet<string>): Promise<void> {
  const statements: { text: string; values: readonly unknown[] }[] = []
  const db = createDb(pool)
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'bench' })
      statements.push({ text, values: parameters })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await readPage(watched, list, words, { cursor: undefined, limit: 50 })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await readPage(db, list, words, { cursor: undefined, limit: 50 })
    times.push(performance.now() - begun)
  }
  const p95 = times.toSorted((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1] ?? 0
  const scans = new Set<string>()
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
    for (const { 'QUERY PLAN': line } of rows) {
      const table = /Seq Scan on (\w+)/.exec(line)?.[1]
      if (table && large.has(table)) scans.add(table)
    }
  }
  if (p95 > MOST_MS || scans.size > 0) slow++
  const faults = [...(p95 > MOST_MS ? ['SLOW'] : []), ...[...scans].map((table) => `reads all of ${table}`)]
  console.log(
    `${p95.toFixed(1).padStart(8)} ms  ${list.padEnd(12)} ${JSON.stringify(words)} ${faults.join(', ')}`,
  )
}
