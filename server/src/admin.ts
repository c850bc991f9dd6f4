import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { askHidden, askLine, stopAsking } from './ask-terminal.ts'
import { readMark } from './demo/sql-installation.ts'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/db.ts'
import { readEnv } from './read-env.ts'
import { fileName } from './setting-names.ts'
import { migrate } from './platform/database/migrate.ts'
import { setPublicOrigin } from './platform/http/public-url.ts'
import { listServers } from './platform/running-servers.ts'
import { runningDatabase } from './postgres/running-database.ts'
import { chooseData } from './staff/choose-data.ts'
import { adminHelp, runAdmin } from './staff/admin-command.ts'

/**
 * `npm run admin -- <command>`: tasks that must be possible even when no one can log in. Without a command it
 * prints its help.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') return console.log(adminHelp())

  const env = readEnv({ ...process.env, DEMO: '1' })
  env.dataDir = await dataDirOf(resolve(env.dataDir))
  // Written to stderr, because stdout is for the command's own output.
  console.error(`Data: ${env.databaseUrl ? 'the database of DATABASE_URL, ' : ''}${env.dataDir}`)
  setPublicOrigin(env.publicUrl)
  const database = await runningDatabase(
    env.databaseDirectUrl ?? env.databaseUrl,
    join(env.dataDir, 'database'),
  )
  const pool = createPool(database.config, 2, 'upkeep')
  try {
    await migrate(pool)
    env.demo = (await readMark(pool)) === 'demo'
    const terminal = {
      db: createDb(pool),
      clock: systemClock,
      say: (line: string) => console.log(line),
      write: (text: string) => void process.stdout.write(text),
      env,
      ask: async (question: string) => (await askLine(question)).trim(),
      askPassword: () => askHidden(`Password (at least ${STAFF_PASSWORD_MIN} characters): `),
      seals: { pool, sealingKeys: env.sealingKeys, dataDir: env.dataDir },
    }
    await runAdmin(terminal, args)
  } finally {
    stopAsking()
    await pool.end()
    await database.stop()
  }
}

/** Uses the default folder if none is given, unless a server is running with another one. */
async function dataDirOf(dataDir: string): Promise<string> {
  const isGiven = ['DATA_DIR', 'DATABASE_URL'].some(
    (name) => process.env[name]?.trim() || process.env[fileName(name)]?.trim(),
  )
  const hasData = await access(join(dataDir, 'database', 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  return chooseData({ isGiven, dataDir, hasData, running: await listServers() })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
