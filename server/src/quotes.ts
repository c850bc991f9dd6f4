import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/db.ts'
import { readEnv } from './read-env.ts'
import { migrate } from './platform/database/migrate.ts'
import { limited } from './platform/start-lock.ts'
import { runningDatabase } from './postgres/running-database.ts'
import { priceRows, quotesReport } from './shipping/price-rows.ts'
import { seedSite } from './site/seed/seed-site.ts'

const NO_PRICES =
  'There are no prices here yet: start the server with this folder first, or choose another one with DATA_DIR'
const USAGE = 'Usage: npm run quotes -- FILE.csv [--on=YYYY-MM-DD]'

/**
 * `npm run quotes -- FILE.csv`: prices rows in the format of the worked examples by the rate card in force
 * now or on another day. Exits with 1 if a row states a different result, or the file cannot be read.
 */
async function main(): Promise<void> {
  const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
  const [file, ...more] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (file === undefined || more.length > 0) throw new Error(USAGE)
  const moment = momentOf(options)
  // npm changes to the repository; the path is relative to the caller's folder.
  const content = await readFile(resolve(process.env['INIT_CWD'] ?? '.', file))

  const env = readEnv({ ...process.env, DEMO: process.env['DEMO'] ?? '1' })
  const database = await runningDatabase(
    env.databaseDirectUrl ?? env.databaseUrl,
    join(resolve(env.dataDir), 'database'),
  )
  const pool = createPool(database.config, 2, 'upkeep')
  try {
    await limited(
      database.config,
      () => undefined,
      async () => {
        await migrate(pool)
        await seedSite(pool, systemClock.now())
      },
    )
    const { rows, faults } = await priceRows(createDb(pool), content, moment)
    for (const fault of faults) console.log(`FAULT  ${fault}`)
    if (rows.length > 0 && !(await hasPrices(pool))) throw new Error(NO_PRICES)
    if (faults.length === 0) console.log(quotesReport(rows).join('\n'))
    process.exitCode = faults.length === 0 && rows.every((row) => row.differences.length === 0) ? 0 : 1
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function hasPrices(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select from rate_cards where confirmed_at is not null limit 1')
  return rows.length > 0
}

/**
 * The last moment of the given day in Shanghai, where the warehouse is; the current time if no day is given.
 */
function momentOf(options: readonly string[]): Date {
  const [option, ...more] = options
  if (option === undefined) return systemClock.now()
  const day = /^--on=(\d{4}-\d{2}-\d{2})$/.exec(option)?.[1]
  const moment = new Date(`${day}T23:59:59.999+08:00`)
  if (day === undefined || more.length > 0 || Number.isNaN(moment.getTime())) throw new Error(USAGE)
  return moment
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
