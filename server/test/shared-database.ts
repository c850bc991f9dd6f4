import type pg from 'pg'
import { createPool } from '../src/platform/database/db.ts'
import type { Postgres } from '../src/postgres/postgres.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { watchLocks } from './lock-watch.ts'
import { bringBackRows } from './kept-rows.ts'

/** After so many files what was deleted is in the way of what is there. */
const FILES_MAX = 40

/** A database with connections that have learnt its tables and planned its statements, for a file to use as its own. */
export type Lent = {
  config: Postgres['config']
  pool: pg.Pool
  locks: ReturnType<typeof watchLocks>
  /** Every connection back in the pool: the next file of this worker takes it, as new. */
  giveBack(): Promise<void>
}

type Shared = Omit<Lent, 'giveBack'> & { database: TestDatabase; files: number; end: () => Promise<void> }

const free = new Map<string, Shared>()

/**
 * A database as `createTestDatabase` makes it, used by a worker's files one after the other: what its connections learn in one serves the next, which
 * is half of what a small file costs.
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
        shared.files < FILES_MAX && free.get(kind) === undefined && (await bringBackRows(shared.pool))
      if (isAsNew) free.set(kind, shared)
      else {
        // A connection that a test still holds is ended with the database.
        void shared.end()
        await shared.database.drop()
      }
    },
  }
}

async function share(shop: 'open' | 'closed', connections: number): Promise<Shared> {
  const database = await createTestDatabase(shop)
  const pool = createPool(database.config, connections)
  const end = pool.end.bind(pool)
  // A server that stops ends its connections: these are not its own.
  pool.end = async () => undefined
  return { config: database.config, pool, locks: watchLocks(pool), database, files: 0, end }
}
