import type pg from 'pg'
import { createPool } from '../src/platform/database/db.ts'
import type { Postgres } from '../src/postgres/postgres.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { watchLocks } from './lock-watch.ts'
import { restoreRows } from './kept-rows.ts'

/** A database is dropped after this many test files: by then its dead rows slow it down. */
const FILES_MAX = 40

/**
 * How long the calls of a test may wait, in milliseconds. The limits of a shop turn a call away that waited
 * three seconds for a connection. A machine that runs all tests at once reaches them with thirty concurrent
 * payments, and such a refusal says nothing about the rule under test.
 */
const PATIENT = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 30_000,
}

/**
 * A database for one test file to use as its own, whose connections have already cached its tables and plans.
 */
export type Lent = {
  config: Postgres['config']
  pool: pg.Pool
  locks: ReturnType<typeof watchLocks>
  /**
   * Returns the database, which the worker's next file receives as new. All connections must be back in the
   * pool.
   */
  giveBack(): Promise<void>
}

type Shared = Omit<Lent, 'giveBack'> & { database: TestDatabase; files: number; end: () => Promise<void> }

const free = new Map<string, Shared>()

/**
 * A database as `createTestDatabase` creates it, used by the test files of a worker in turn: the caches of
 * its connections are reused, which saves half the time of a small file.
 */
export async function lendDatabase(shop: 'open' | 'closed', connections: number): Promise<Lent> {
  const kind = `${shop} ${connections}`
  const shared = free.get(kind) ?? (await share(shop, connections))
  free.delete(kind)
  shared.files += 1
  return {
    ...shared,
    giveBack: async () => {
      const isAsNew =
        shared.files < FILES_MAX && free.get(kind) === undefined && (await restoreRows(shared.pool))
      if (isAsNew) free.set(kind, shared)
      else {
        // Dropping the database also ends a connection that a test has not released.
        void shared.end()
        await shared.database.drop()
      }
    },
  }
}

async function share(shop: 'open' | 'closed', connections: number): Promise<Shared> {
  const database = await createTestDatabase(shop)
  const pool = createPool(database.config, connections)
  Object.assign(pool.options, PATIENT)
  const end = pool.end.bind(pool)
  // A server that stops ends its pool, but this pool is not its own.
  pool.end = async () => undefined
  return { config: database.config, pool, locks: watchLocks(pool), database, files: 0, end }
}
