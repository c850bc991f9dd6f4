/**
 * How fast weight estimates are learnt and given. `npx tsx bench/src/weights.ts [products]` (default
 * 300,000, some 1,000,000 measured items) loads an invented history
 * (`domain/src/goods-knowledge/invented-pieces.ts`) into a database of its own, runs a night's learning
 * on it and requests knowledge over the product's route. How honest estimates are is measured by
 * `worlds.ts`. Exits with 1 if a goal is missed.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type InventedProduct, inventPast } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { quantile, sortedOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Weighing } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { features } from '@longhaul/server/app.ts'
import { learnEstimatesJob } from '@longhaul/server/goods-knowledge/learn-estimates.job.ts'
import { figureRows } from '@longhaul/server/goods-knowledge/figure-rows.ts'
import { systemClock } from '@longhaul/server/platform/clock.ts'
import { createPool } from '@longhaul/server/platform/database/db.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { createLog } from '@longhaul/server/platform/log.ts'
import { startServer } from '@longhaul/server/platform/start.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { readEnv } from '@longhaul/server/read-env.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'

const PRODUCTS = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 300_000)
const invention = { products: PRODUCTS, piecesPerProduct: 3.3, shops: Math.ceil(PRODUCTS / 12), seed: 18 }
const past = (): Generator<InventedProduct> => inventPast(invention)
let faults = 0

function expectThat(isSo: boolean, what: string): void {
  if (isSo) return
  faults += 1
  process.stdout.write(`MISSED: ${what}\n`)
}

async function measureServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
  const env = readEnv({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' })
  try {
    const pool = createPool(postgres.config, 2, 'upkeep')
    await migrate(pool)
    await seedSite(pool, new Date())
    await load(pool)
    await pool.end()
    const running = await startServer(
      { env, clock: systemClock, log: createLog('silent'), database: postgres.config },
      features,
    )
    try {
      await running.pool.query('vacuum analyze')
      const begun = performance.now()
      await learnEstimatesJob.run(running.world, {})
      const took = seconds(begun)
      const memory = Math.round(process.memoryUsage().rss / 1_048_576)
      process.stdout.write(`a night: ${took} s, ${memory} MB\n`)
      expectThat(took <= 60, 'a night of at most a minute')
      expectThat(memory <= 600, 'at most 600 MB')
      await ask(running.app)
    } finally {
      await running.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
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
  let batch: { goods: object; rows: Row[]; id: number }[] = []
  for (const { itemId, shop, kind, weighings } of past()) {
    id += 1
    count += weighings.length
    const goods = { item_id: itemId, shop, kind, arrived: weighings.length }
    batch.push({ goods, id, rows: weighings.map((weighing, index) => toRow(weighing, index, now)) })
    if (batch.length < PRODUCTS_AT_ONCE) continue
    await write(pool, batch)
    batch = []
  }
  await write(pool, batch)
  process.stdout.write(`${id} products, ${count} measured items, loaded in ${seconds(begun)} s\n`)
}

async function write(
  pool: ReturnType<typeof createPool>,
  batch: readonly { goods: object; rows: readonly Row[]; id: number }[],
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
  const measured = 'goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, measured_at'
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

async function ask(app: Awaited<ReturnType<typeof startServer>>['app']): Promise<void> {
  const times: number[] = []
  // Slow answers are mostly due to pauses of the garbage collector, which affect one answer in a hundred.
  const pauses: { from: number; to: number }[] = []
  const collector = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      pauses.push({ from: startTime, to: startTime + duration })
  })
  collector.observe({ entryTypes: ['gc'] })
  const slow: { from: number; to: number }[] = []
  for (let round = 0; round < 2_000; round += 1) {
    const item = 600_000_000_000 + ((round * 7_919) % (PRODUCTS * 1.2))
    const begun = performance.now()
    const answer = await app.inject({
      url: `/api/v1/goods/taobao/${Math.floor(item)}/knowledge?option=colour:0&title=hoodie`,
    })
    const ended = performance.now()
    if (round >= 200) times.push(ended - begun)
    if (round >= 200 && ended - begun > 5) slow.push({ from: begun, to: ended })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const sorted = sortedOf(times)
  const at = (share: number) => quantile(sorted, share).toFixed(2)
  process.stdout.write(`an answer: median ${at(0.5)} ms, 95th percentile ${at(0.95)}, 99th ${at(0.99)}\n`)
  await setTimeout(100)
  collector.disconnect()
  const paused = slow.filter((answer) => pauses.some(({ from, to }) => from < answer.to && to > answer.from))
  process.stdout.write(
    `${slow.length} took more than 5 ms, ${paused.length} of them during garbage collection; load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  expectThat(quantile(sorted, 0.95) < 5, 'an answer under 5 ms')
}

await measureServer()
process.exitCode = faults > 0 ? 1 : 0
