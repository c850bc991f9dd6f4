import { join, resolve } from 'node:path'
import { checkBooks } from './checks/books.ts'
import { createDb, createPool } from './platform/database/db.ts'
import { readEnv } from './read-env.ts'
import { runningDatabase } from './postgres/running-database.ts'

/**
 * `npm run books`: checks the books of the installation in DATA_DIR (or DATABASE_URL) and exits with 1 if
 * they do not balance.
 */
async function main(): Promise<void> {
  const env = readEnv({ ...process.env, DEMO: process.env['DEMO'] ?? '1' })
  const database = await runningDatabase(
    env.databaseDirectUrl ?? env.databaseUrl,
    join(resolve(env.dataDir), 'database'),
  )
  const db = createDb(createPool(database.config, 2))
  try {
    const faults = await checkBooks(db)
    for (const { check, detail } of faults) console.log(`FAULT  ${check}: ${detail}`)
    console.log(faults.length === 0 ? 'The books balance.' : `Faults: ${faults.length}.`)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
