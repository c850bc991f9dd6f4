import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { TEMPLATES } from './global-setup.ts'
import type { Postgres } from '../src/postgres/postgres.ts'

export interface TestDatabase {
  /** For `new pg.Pool(config)`. */
  config: Postgres['config']
  /** Removes the database, also when sessions are still open in it. */
  drop(): Promise<void>
}

/**
 * A migrated, empty database of its own, in which the shop is still closed unless it is said to be open. Any number of test files and processes may ask at once. Its files are copied as files: half the work of
 * copying them page by page through the log, which PostgreSQL does unless told otherwise.
 */
export async function createTestDatabase(shop: keyof typeof TEMPLATES = 'closed'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintenance().query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[shop]} STRATEGY file_copy`)
  return {
    config: { ...inject('postgres'), database: name },
    drop: async () => void (await maintenance().query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}

let pool: Pool | undefined

/** One connection for all files of a worker. */
function maintenance(): Pool {
  if (pool) return pool
  pool = new Pool({ ...inject('postgres'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The server may end before the worker does.
  pool.on('error', () => {})
  return pool
}
