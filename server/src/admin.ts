import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { isEmail } from '@longhaul/domain/accounts/limits.ts'
import { STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { addStaff } from './staff/public.ts'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/db.ts'
import { readEnv } from './platform/env.ts'
import { migrate } from './platform/migrate.ts'
import { runningDatabase } from './platform/running-database.ts'

/** `npm run admin -- <e-mail> <name>`: makes the first admin. The password is asked for, or read from standard input when it is piped. */
async function main(): Promise<void> {
  const [email = '', name = 'Admin'] = process.argv.slice(2)
  if (!isEmail(email)) throw new Error('Usage: npm run admin -- <e-mail> <name>')
  const password = await askPassword()
  if (password.length < STAFF_PASSWORD_MIN)
    throw new Error(`A staff password has at least ${STAFF_PASSWORD_MIN} characters.`)

  const env = readEnv({ ...process.env, DEMO: '1' })
  const database = await runningDatabase(env.databaseUrl, join(resolve(env.dataDir), 'database'))
  const pool = createPool(database.config, 2)
  try {
    await migrate(pool)
    await addStaff(
      { db: createDb(pool), clock: systemClock },
      { email, name, password, roles: ['admin'], lang: 'en' },
    )
    console.log(`${email} may log in at /console.`)
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
