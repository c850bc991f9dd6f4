import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/db.ts'
import { readEnv } from './read-env.ts'
import { migrate } from './platform/database/migrate.ts'
import { setPublicOrigin } from './platform/http/public-url.ts'
import { runningDatabase } from './postgres/running-database.ts'
import { adminHelp, runAdmin } from './staff/admin-command.ts'

/** `npm run admin -- <command>`: what must be possible when no one can log in. Without a command it prints its help. */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') return console.log(adminHelp())

  const env = readEnv({ ...process.env, DEMO: '1' })
  env.dataDir = resolve(env.dataDir)
  setPublicOrigin(env.publicUrl)
  const database = await runningDatabase(env.databaseUrl, join(env.dataDir, 'database'))
  const pool = createPool(database.config, 2, 'upkeep')
  try {
    await migrate(pool)
    const terminal = {
      db: createDb(pool),
      clock: systemClock,
      say: (line: string) => console.log(line),
      write: (text: string) => void process.stdout.write(text),
      askPassword,
      seals: { pool, sealingKeys: env.sealingKeys, dataDir: env.dataDir },
    }
    await runAdmin(terminal, args)
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function askPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  try {
    return await lines.question(
      process.stdin.isTTY ? `Password (at least ${STAFF_PASSWORD_MIN} characters): ` : '',
    )
  } finally {
    lines.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
