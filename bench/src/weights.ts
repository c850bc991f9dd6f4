/**
 * How fast weight estimates are learnt and given. `npx tsx bench/src/weights.ts [products]` (default
 * 300,000, some 1,000,000 measured items) loads an invented history
 * (`domain/src/goods-knowledge/invented-pieces.ts`) into a database of its own, lets the built server (`npm
 * run build`) learn from it for two nights, and requests knowledge over the product's route meanwhile. Beside
 * a request the estimate alone is timed: its statement and the model. Linux only, for the memory. How honest
 * estimates are is measured by `worlds.ts`. Exits with 1 if a goal is missed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type InventedProduct,
  chanceOf,
  inventPast,
} from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { quantile, sortedOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Weighing } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { estimateGoods } from '@longhaul/server/goods-knowledge/estimate-goods.ts'
import { figureRows } from '@longhaul/server/goods-knowledge/figure-rows.ts'
import { findKnown } from '@longhaul/server/goods-knowledge/sql-knowledge.ts'
import { createDb, createPool } from '@longhaul/server/platform/database/db.ts'
import { setSiteListening } from '@longhaul/server/platform/database/site-memory.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'
import type { Pool, PoolConfig } from 'pg'
import { adjectiveOf, titleOf } from './worlds/world-titles.ts'

const PRODUCTS = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 300_000)
const invention = { products: PRODUCTS, piecesPerProduct: 3.3, shops: Math.ceil(PRODUCTS / 12), seed: 18 }
const past = (): Generator<InventedProduct> => inventPast(invention)
let faults = 0

function expectThat(isSo: boolean, what: string): void {
  if (isSo) return
  faults += 1
  process.stdout.write(`MISSED: ${what}\n`)
}

/** Loads the history, and measures the built server on it, as an installation runs it. */
async function loadAndMeasure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
  const pool = createPool(postgres.config, 2, 'upkeep')
  try {
    await migrate(pool)
    await seedSite(pool, new Date())
    await load(pool)
    await pool.query('vacuum analyze')
    await measureServer(pool, folder, postgres.config)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureServer(pool: Pool, folder: string, { host, port, user, database }: PoolConfig) {
  const own = String(await freePort())
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: own,
      PUBLIC_URL: `http://localhost:${own}`,
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host!)}:${port}/${database}`,
      DATA_DIR: folder,
      DEMO: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const chunk of server.stdout) if (String(chunk).includes('Longhaul is ready')) break
    const url = `http://127.0.0.1:${own}`
    await answers(url, 200, 'to warm up')
    await answers(url, 2_000, 'at rest')
    await estimates(pool, 'at rest')
    // The first has no version in force to compare with, the second has.
    for (const night of ['the first night', 'the second night'])
      await learnOnce(pool, server.pid!, url, night)
    await answers(url, 2_000, 'by the version learnt')
    await estimates(pool, 'by the version learnt')
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/**
 * The memory that a process has, and the most it ever had, in megabytes, and its processor time so far, in
 * seconds. Linux only.
 */
async function usageOf(pid: number): Promise<{ now: number; most: number; cpu: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const counted = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1_024)
  return { now: of('VmRSS'), most: of('VmHWM'), cpu: (Number(counted[11]) + Number(counted[12])) / 100 }
}

async function learnOnce(pool: Pool, pid: number, url: string, night: string): Promise<void> {
  const before = await usageOf(pid)
  const begun = performance.now()
  await pool.query(`select graphile_worker.add_job('learn-estimates', max_attempts => 1)`)
  const times: number[] = []
  let runs = await runsOf(pool)
  const known = runs.length
  while (runs.length === known) {
    times.push(...(await timesOf(url, 20)))
    await setTimeout(100)
    runs = await runsOf(pool)
  }
  const took = seconds(begun)
  const after = await usageOf(pid)
  if (runs[0]!.error !== null) throw new Error(runs[0]!.error)
  process.stdout.write(
    `${night}: ${took} s, ${Math.round(after.cpu - before.cpu)} s of processor, ${after.most} MB at most (${before.now} before, ${after.now} after); load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  report(times, `during ${night}`)
  expectThat(took <= 60, 'a night of at most a minute')
  expectThat(after.most <= 600, 'at most 600 MB')
}

/** The nights that ended, the latest first. */
async function runsOf(pool: Pool) {
  const { rows } = await pool.query<{ error: string | null }>(
    `select error from job_runs where name = 'learn-estimates' order by id desc`,
  )
  return rows
}

/** The product's knowledge as a whole request: its network, its other statements, and its compression. */
async function answers(url: string, count: number, when: string): Promise<void> {
  report(await timesOf(url, count), when)
}

/**
 * How long the estimate alone takes: its one statement and the model, and the statement alone. In turns with
 * a statement that does nothing, which tells how busy the machine is.
 */
async function estimates(pool: Pool, when: string): Promise<void> {
  const db = createDb(pool)
  // As in a server, which reads the model once.
  setSiteListening(db, true)
  const [nothing, whole, statement]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < 2_000; round += 1) {
    const product = { platform: 'taobao', item_id: String(nextItem()) }
    const before = performance.now()
    await pool.query('select 1')
    const begun = performance.now()
    await findKnown(db, product, null)
    const known = performance.now()
    await estimateGoods(db, product, { option: 'colour:0', title: 'hoodie' }, new Date())
    nothing.push(begun - before)
    statement.push(known - begun)
    whole.push(performance.now() - known)
  }
  report(nothing, `${when}: a statement that does nothing`)
  report(statement, `${when}: its statement alone`)
  expectThat(report(whole, `${when}: the estimate alone`) < 5, 'an estimate under 5 ms')
}

function nextItem(): number {
  asked += 1
  return 600_000_000_000 + Math.floor(((asked - 1) * 7_919) % (PRODUCTS * 1.2))
}

async function timesOf(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const item = nextItem()
    const begun = performance.now()
    const answer = await fetch(`${url}/api/v1/goods/taobao/${item}/knowledge?option=colour:0&title=hoodie`)
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    if (answer.status !== 200) throw new Error(`an answer with ${answer.status}`)
  }
  return times
}

let asked = 0

/** Reports percentiles, and returns the 95th. */
function report(times: readonly number[], when: string): number {
  const sorted = sortedOf(times)
  const at = (share: number) => quantile(sorted, share)
  const [median, most, at99] = [at(0.5), at(0.95), at(0.99)].map((time) => time.toFixed(2))
  process.stdout.write(
    `an answer ${when}: median ${median} ms, 95th percentile ${most}, 99th ${at99}, longest ${at(1).toFixed(0)}\n`,
  )
  return at(0.95)
}

const seconds = (begun: number) => Math.round((performance.now() - begun) / 1_000)

type Row = Parameters<typeof figureRows>[1][number]

/** A measurement as the database stores it, on days a week apart. */
function toRow({ pieces, grams, sidesMm, option }: Weighing, index: number, now: Date): Row {
  const [length_mm, width_mm, height_mm] = sidesMm
  return {
    option_hash: createHash('md5').update(option).digest(),
    pieces,
    weight_grams: Math.min(200_000, grams),
    length_mm: Math.min(5_000, length_mm),
    width_mm: Math.min(5_000, width_mm),
    height_mm: Math.min(5_000, height_mm),
    measured_at: new Date(now.getTime() - (400 - Math.min(399, index * 7)) * 86_400_000),
  }
}

const PRODUCTS_AT_ONCE = 5_000

async function load(pool: ReturnType<typeof createPool>): Promise<void> {
  const begun = performance.now()
  const now = new Date()
  let [id, count] = [0, 0]
  const chance = chanceOf(4)
  let batch: { goods: object; page: object; rows: Row[]; id: number }[] = []
  for (const { itemId, shop, kind, weighings } of past()) {
    id += 1
    count += weighings.length
    const goods = { item_id: itemId, shop, kind, arrived: weighings.length }
    const nouns = findKind(kind)!.words
    const { text: title } = titleOf(nouns, nouns, adjectiveOf(chance)[0], '', true, chance)
    const stated_grams = id % 2 === 0 ? Math.min(60_000, weighings[0]!.grams) : null
    const price_minor = Math.round(3_000 * Math.exp(chance.bell()))
    const page = { item_id: itemId, title, price_minor, stated_grams }
    const rows = weighings.map((weighing, index) => ({ ...toRow(weighing, index, now), stated_grams }))
    batch.push({ goods, page, id, rows })
    if (batch.length < PRODUCTS_AT_ONCE) continue
    await write(pool, batch)
    batch = []
  }
  await write(pool, batch)
  process.stdout.write(`${id} products, ${count} measured items, loaded in ${seconds(begun)} s\n`)
}

async function write(
  pool: ReturnType<typeof createPool>,
  batch: readonly { goods: object; page: object; rows: readonly Row[]; id: number }[],
): Promise<void> {
  const insert = async (table: string, columns: string, from: string, rows: readonly object[]) =>
    await pool.query(`insert into ${table} (${columns}) select ${from}`, [JSON.stringify(rows)])
  const hex = <Hashed extends { option_hash: Buffer }>(row: Hashed) => ({
    ...row,
    option_hash: `\\x${row.option_hash.toString('hex')}`,
  })
  await insert(
    'goods_knowledge',
    'platform, item_id, shop, kind, arrived, learned_at',
    "'taobao', item_id, shop, kind, arrived, now() from jsonb_populate_recordset(null::goods_knowledge, $1::jsonb)",
    batch.map(({ goods }) => goods),
  )
  await insert(
    'products',
    'platform, item_id, url, title, price_minor, stated_grams, currency, source, read_at',
    "'taobao', item_id, 'https://item.taobao.com/item.htm?id=' || item_id, title, price_minor, stated_grams, 'CNY', 'page', now() from jsonb_populate_recordset(null::products, $1::jsonb)",
    batch.map(({ page }) => page),
  )
  const measured =
    'goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, measured_at, stated_grams'
  await insert(
    'goods_measurements',
    measured,
    `${measured} from jsonb_populate_recordset(null::goods_measurements, $1::jsonb)`,
    batch.flatMap(({ id, rows }) => rows.map((row) => ({ goods_id: id, ...hex(row) }))),
  )
  await insert(
    'goods_figures',
    FIGURES,
    `${FIGURES} from jsonb_populate_recordset(null::goods_figures, $1::jsonb)`,
    batch.flatMap(({ id, rows }) => figureRows(id, rows).map(hex)),
  )
}

const FIGURES = `goods_id, option_hash, weighings, pieces, weight_p10, weight_p50, weight_p90, length_p10, length_p50, length_p90,
  width_p10, width_p50, width_p90, height_p10, height_p50, height_p90, first_at, last_at`

await loadAndMeasure()
process.exitCode = faults > 0 ? 1 : 0
