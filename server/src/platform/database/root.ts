import type { Kysely } from 'kysely'
import type { DB } from './tables.ts'

const roots = new WeakMap<object, Kysely<DB>>()

/** Registers a database, or the primary it is a copy of, as the root of its transactions. */
export function asRoot(db: Kysely<DB>, of = db): Kysely<DB> {
  roots.set(db.getExecutor().adapter, of)
  return db
}

/**
 * The database of a transaction; a database that is no transaction is its own root. What the server caches
 * for a database is keyed by this.
 */
export const rootOf = (db: Kysely<DB>): Kysely<DB> => roots.get(db.getExecutor().adapter) ?? db
