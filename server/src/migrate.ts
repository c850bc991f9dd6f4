import { join, resolve } from 'node:path'
import { refuseUnfinishedRestore } from './operations/backup/refuse-unfinished.ts'
import { createPool } from './platform/database/db.ts'
import { type Pending, migrate, pendingMigrations } from './platform/database/migrate.ts'
import { runningDatabase } from './postgres/running-database.ts'
import { readEnv } from './read-env.ts'

/**
 * `npm run migrate -- --dry-run`: lists the migrations that this version would run on the database of
 * DATABASE_URL or DATA_DIR, what they lock or remove, and the sizes of the tables that they touch. Changes
 * nothing. Without `--dry-run` it runs them, as a start would.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const isDry = args.includes('--dry-run')
  const unknown = args.filter((arg) => arg !== '--dry-run')
  if (unknown.length > 0)
    throw new Error(`Unknown argument: ${unknown.join(', ')}. The only option is --dry-run.`)
  const env = readEnv({ ...process.env, DEMO: process.env['DEMO'] ?? '1' })
  const database = await runningDatabase(
    env.databaseDirectUrl ?? env.databaseUrl,
    join(resolve(env.dataDir), 'database'),
  )
  const pool = createPool(database.config, 2, 'upkeep')
  try {
    await refuseUnfinishedRestore(pool)
    const pending = await pendingMigrations(pool)
    if (pending.length === 0)
      return console.log('The database is up to date: there are no migrations to run.')
    const count = pending.length === 1 ? 'One migration' : `${pending.length} migrations`
    console.log(isDry ? `${count} would run, each in its own transaction:` : `${count} to run:`)
    for (const one of pending) console.log(describe(one))
    if (isDry)
      return console.log('Nothing was changed. Make a backup before the upgrade: npm run backup -- FOLDER')
    const begun = performance.now()
    await migrate(pool)
    console.log(`Done in ${((performance.now() - begun) / 1_000).toFixed(1)} s.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

const describe = ({ name, notes, tables }: Pending): string =>
  [
    `  ${name}`,
    ...notes.map((note) => `      ${note}`),
    ...tables.map(({ name: table, rows, size }) => `      touches ${table}: about ${rows} rows, ${size}`),
  ].join('\n')

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
