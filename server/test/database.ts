import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { templateName } from './global-setup.ts'
import type { Postgres } from '../src/postgres/postgres.ts'

export interface TestDatabase {
  /** For `new pg.Pool(config)`. */
  config: Postgres['config']
  /** Removes the database, also when sessions are still open in it. */
  drop(): Promise<void>
}

/**
 * A migrated, empty database of its own. Any number of test files and processes may ask at once. Its files are copied as files: half the work of
 * copying them page by page through the log, which PostgreSQL does unless told otherwise.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenance = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY file_copy`)
  return {
    config: { ...maintenance, database: name },
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }

  async function run(sql: string): Promise<void> {
    const client = new Client(maintenance)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
}
