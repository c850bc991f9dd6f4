import type { Kysely } from 'kysely'
import type { DB } from './tables.ts'

const roots = new WeakMap<object, Kysely<DB>>()

/** Makes a database, or the one that it is a copy of, the one that its transactions lead back to. */
export function asRoot(db: Kysely<DB>, of = db): Kysely<DB> {
  roots.set(db.getExecutor().adapter, of)
  return db
}

/** The database that a transaction is in; itself where there is none. What a server keeps beside its database is kept by this. */
export const rootOf = (db: Kysely<DB>): Kysely<DB> => roots.get(db.getExecutor().adapter) ?? db
