import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

/** The database, or a transaction in it: SQL functions take either. */
export type Db = Kysely<DB> | Transaction<DB>
export type Tx = Transaction<DB>

/** int8 arrives as a string; every one of ours is a count or fen and fits a safe integer, or something is badly wrong. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe range: ${text}`)
  return value
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === pg.types.builtins.INT8) return parseInt8
    // A date has no time zone: it stays the text it is.
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** A pool with our limits: a statement 10 s, a lock 5 s, a place in the pool 3 s. A stuck database answers 503, not never. */
export function createPool(config: pg.PoolConfig, max = 10): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max,
    types,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'longhaul',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for a connection in use: whoever uses it gets the error from the call that it breaks.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The typed query builder over a pool. */
export const createDb = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

/** Errors after which the whole transaction may simply be tried again: serialisation, deadlock, lock not available. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])
/** Errors that mean the database is away or overloaded: the caller should try later. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '08006',
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Whether an error means that the database cannot be used just now. */
export const isAway = (error: unknown): boolean =>
  AWAY.has(codeOf(error)) ||
  RETRYABLE.has(codeOf(error)) ||
  (error instanceof Error &&
    // The last is said of a connection that broke between two statements.
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message))

/** Runs a transaction; one that lost a race against another is run again, at most three times. */
export async function inTransaction<T>(db: Kysely<DB>, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (attempt === 3 || !RETRYABLE.has(codeOf(error))) throw error
    }
  }
}
