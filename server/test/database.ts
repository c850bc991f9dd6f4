import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { TEMPLATES } from './global-setup.ts'
import type { Postgres } from '../src/postgres/postgres.ts'

export interface TestDatabase {
  /** For `new pg.Pool(config)`. */
  config: Postgres['config']
  /** Drops the database, even while sessions are open in it. */
  drop(): Promise<void>
}

/**
 * A migrated, empty database of its own; its shop is closed unless `shop` is `open`. Safe to call
 * concurrently from any number of test files and processes. The template is copied file by file, which is
 * half the work of PostgreSQL's default, copying page by page through the WAL.
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

/** One connection, shared by all test files of a worker. */
function maintenance(): Pool {
  if (pool) return pool
  pool = new Pool({ ...inject('postgres'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The database server may stop before the worker does.
  pool.on('error', () => {})
  return pool
}
