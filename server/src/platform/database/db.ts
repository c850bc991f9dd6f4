import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedClient, CONNECT_MS } from './bounded-client.ts'
import { PreparedStatements, isPlanOutdated } from './prepared-statements.ts'
import { asRoot } from './root.ts'
import type { DB } from './tables.ts'

/** The database or a transaction in it: what only reads accepts either. */
export type Db = Kysely<DB>
/** A transaction: what locks, posts or otherwise writes requires one. */
export type Tx = Transaction<DB>

/**
 * The driver returns int8 as a string. All of ours are counts or fen, which fit a safe integer unless
 * something is badly wrong.
 */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe range: ${text}`)
  return value
}

/**
 * A UTC timestamp with a four-digit year, as PostgreSQL writes it. Node parses it in half the driver's time,
 * and a page of orders has a hundred.
 */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/
const parseOther = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
const parseMoment = (text: string): unknown =>
  IN_UTC.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseOther(text)

const types: pg.CustomTypesConfig = {
  // The driver's type has an overload for each format; we only use text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === pg.types.builtins.INT8) return parseInt8
    if (oid === pg.types.builtins.TIMESTAMPTZ) return parseMoment
    // A date has no time zone, so it stays a string.
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Time limits of a statement, in milliseconds. The database enforces the first two; we enforce `answerMs` in
 * case nothing comes back at all.
 */
type Limits = { statementMs: number; lockMs: number; answerMs: number }

/** For calls and jobs. If the database is stuck, callers get a 503 instead of no answer. */
const CALLS: Limits = { statementMs: 10_000, lockMs: 5_000, answerMs: 12_000 }
/** For migrations and initial data, which may have to build an index over millions of rows. */
const UPKEEP: Limits = { statementMs: 30 * 60_000, lockMs: 5_000, answerMs: 31 * 60_000 }

/**
 * How long an idle connection is kept. A new connection has empty catalogue and plan caches, so its first
 * calls cost several times as much as later ones. With the driver's default of ten seconds, most calls in a
 * quiet shop were such first calls.
 */
const IDLE_MS = 10 * 60_000

/**
 * A pool of connections with our time limits for a statement, a lock, an answer, and 3 s for getting a
 * connection. `upkeep` is for migrations and initial data. `pooled` is for calls through a pooler, which
 * rejects connections that bring their own limits and must set them itself (refuse-unlimited.ts).
 */
export function createPool(
  config: pg.PoolConfig,
  max = 10,
  purpose: 'calls' | 'upkeep' | 'pooled' = 'calls',
): pg.Pool {
  const limits =
    purpose === 'pooled' ? pooledConfig(config) : boundedConfig(config, purpose === 'calls' ? CALLS : UPKEEP)
  const pool = new pg.Pool({
    ...limits,
    max,
    idleTimeoutMillis: IDLE_MS,
    Client: BoundedClient,
    // Through a pooler the next statement may reach a connection that does not know the name.
    ...(purpose === 'pooled' ? {} : { prepared: new PreparedStatements() }),
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for a connection in use: its user gets the error from the failed query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A connection outside the pools, for long-held uses such as listening or a lock. The caller handles its
 * errors.
 */
export const createClient = (config: pg.ClientConfig): pg.Client =>
  new BoundedClient(boundedConfig(config, CALLS))

/**
 * A connection for copying the whole database in one snapshot, without a time limit. The caller handles its
 * errors.
 */
export const createCopyClient = (config: pg.ClientConfig): pg.Client =>
  new pg.Client({
    ...config,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    statement_timeout: 0,
    lock_timeout: CALLS.lockMs,
    idle_in_transaction_session_timeout: 0,
    application_name: 'longhaul backup',
  })

/** Through a pooler we only enforce our own limit. */
const pooledConfig = (config: pg.PoolConfig): pg.PoolConfig => ({
  ...config,
  types,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: CALLS.answerMs,
  application_name: 'longhaul',
})

const boundedConfig = (config: pg.PoolConfig, limits: Limits): pg.PoolConfig => ({
  ...config,
  types,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: limits.answerMs,
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'longhaul',
})

/** The typed query builder over a pool. */
export const createDb = (pool: pg.Pool): Kysely<DB> =>
  asRoot(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }))

/** The query builder over a replica. It shares what the server caches in memory for the primary. */
export const createReplicaDb = (pool: pg.Pool, of: Kysely<DB>): Kysely<DB> =>
  asRoot(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), of)

/**
 * Errors after which the whole transaction may simply be retried: serialisation failure, deadlock, lock not
 * available.
 */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])
const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error)) || isPlanOutdated(error)
/**
 * Errors that mean the database is unavailable or overloaded, so the caller should try later: SQLSTATEs and
 * network error codes.
 */
const AWAY = new Set([
  '25006', // a standby that has not been promoted yet
  '25P03',
  '53200',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** Errors for a database certificate that is not accepted: expired, wrong name, unknown authority. */
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_(?:VERIFY|GET)|SELF_SIGNED|DEPTH_ZERO|ERR_SSL_TLSV1_ALERT|ERR_SSL_SSLV3_ALERT)/
export const isCertificateError = (error: unknown): boolean => CERTIFICATE.test(codeOf(error))

/** The SQLSTATE of an error, or its network error code; empty if it has neither. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/**
 * PgBouncer closes a connection with this code when PostgreSQL is unavailable. PostgreSQL itself only rejects
 * a statement with it, which is our fault.
 */
const isPoolerAway = (error: unknown): boolean =>
  codeOf(error) === '08P01' && error instanceof Error && 'severity' in error && error.severity === 'FATAL'

/** Whether an error means that the database is temporarily unavailable. */
export const isAway = (error: unknown): boolean =>
  AWAY.has(codeOf(error)) ||
  isCertificateError(error) ||
  isPoolerAway(error) ||
  isRetryable(error) ||
  (error instanceof Error &&
    // The last is the driver's message for a connection that broke between two statements.
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(
      error.message,
    ))

/** Whether the database cannot be reached at all, as opposed to a statement or a lock that took too long. */
export const isUnreachable = (error: unknown): boolean =>
  isAway(error) && !isRetryable(error) && codeOf(error) !== '57014'

/** No space left, or our quota used up: in the database, or where files are stored. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/**
 * Whether an error means that a disk is full. The interrupted work was rolled back; a retry helps only once
 * there is space again.
 */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error))

const afterCommits = new WeakMap<Db, (() => void)[]>()

/**
 * Runs `then` after this transaction commits, never if it does not, and immediately outside a transaction.
 */
export function afterCommit(db: Db, then: () => void): void {
  const waiting = afterCommits.get(db)
  if (waiting) waiting.push(then)
  else then()
}

/**
 * Runs several queries on one snapshot, unaffected by concurrent writes. They block no one and nothing blocks
 * them. Not for use within a transaction.
 */
export const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/**
 * Runs a transaction. If it loses a race against another one, it is retried, with three attempts in total.
 */
export async function inTransaction<T>(db: Kysely<DB>, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const waiting: (() => void)[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        afterCommits.set(tx, waiting)
        return run(tx)
      })
      for (const then of waiting) then()
      return result
    } catch (error) {
      if (attempt === 3 || !isRetryable(error)) throw error
    }
  }
}
