/**
 * How long it takes to find goods by picture and by words with many of them. `npx tsx bench/src/pictures.ts
 * [pictures]` (default 100,000) creates a database of its own, loads as many products with a picture and an
 * invented title each, searches over the product's own statements, twenty times each, and removes the
 * database again. Exits with 1 if the median of a picture is above 50 ms, or that of words above 250 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchTerms } from '@longhaul/domain/goods-search/terms.ts'
import { quantile, sortedOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import { findAlike, findRemembered } from '@longhaul/server/goods-search/sql.ts'
import { createDb, createPool } from '@longhaul/server/platform/database/db.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'

const PICTURES = Number(process.argv[2] ?? 100_000)
const ROUNDS = 20
const MOST_MS = { picture: 50, words: 250 }

const folder = await mkdtemp(join(tmpdir(), 'longhaul-pictures-'))
const postgres = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
const pool = createPool(postgres.config, 2, 'upkeep')
const db = createDb(pool)
try {
  await migrate(pool)
  await pool.query(`
    with made as (
      select at, gen_random_uuid() as id, (array['帆布', '纯棉', '羊毛', '不锈钢', '陶瓷', '真皮', '竹编'])[1 + at % 7] as material,
        (array['双肩包', '卫衣', '茶壶', '马克杯', '台灯', '雨伞', '运动鞋', '花瓶', '围巾', '手套', '相框'])[1 + at % 11] as thing
      from generate_series(1, ${PICTURES}) at
    ), stored as (
      insert into files (id, kind, media_type, bytes, sha256, created_at)
      select id, 'product', 'image/webp', 1, '\\x00', now() from made
    ), listed as (
      insert into products (platform, item_id, url, title, price_minor, currency, image_file_ids, source, read_at)
      select 'taobao', (600000000000 + at)::text, 'https://item.taobao.com/item.htm?id=' || (600000000000 + at),
        material || thing || ' ' || at, 100 + at % 90000, 'CNY', array[id], 'page', now() from made
    )
    select count(*) from made`)
  await pool.query(`
    insert into picture_hashes (file_id, is_hashed, dct, diff)
    select id, true, (random() * 9e18)::bigint::bit(64), (random() * 9e18)::bigint::bit(64) from files`)
  await pool.query('analyze files, products, picture_hashes')

  const hash = { dct: '01'.repeat(32), diff: '0011'.repeat(16) }
  const shown = { showsPhotos: true, now: new Date(), limit: 24 }
  const wanted = {
    sort: 'best',
    minFen: undefined,
    maxFen: undefined,
    platform: undefined,
    isWeighed: false,
    hasPhotos: false,
    showsPhotos: true,
    problemsPerMille: undefined,
    now: shown.now,
  } as const
  const found = (words: string) => () =>
    findRemembered(db, searchTerms(words), wanted, { offset: 0, limit: 25 })
  await measure('a picture', MOST_MS.picture, () => findAlike(db, hash, shown))
  for (const words of ['canvas backpack', '帆布双肩包', 'mug', '茶', 'zzzz'])
    await measure(`“${words}”`, MOST_MS.words, found(words))
} finally {
  await pool.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(what: string, mostMs: number, ask: () => Promise<readonly unknown[]>): Promise<void> {
  const times: number[] = []
  let count = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    count = (await ask()).length
    times.push(performance.now() - began)
  }
  const median = quantile(sortedOf(times), 0.5)
  if (median > mostMs) process.exitCode = 1
  console.log(`${what}: ${median.toFixed(1)} ms among ${PICTURES}, ${count} found (at most ${mostMs} ms)`)
}
