import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedClient, CONNECT_MS } from './bounded-client.ts'
import { isPlanOutdated, StatementNames, withNames } from './named-statements.ts'
import { asRoot } from './root.ts'
import type { Asked } from './sent-ahead.ts'
import type { SharedReadings } from './shared-readings.ts'
import type { DB } from './tables.ts'

/** The database, or a transaction in it: SQL functions take either. */
export type Db = Kysely<DB> | Transaction<DB>
export type Tx = Transaction<DB>

/** int8 arrives as a string; all of them here are counts or fen, which fit a safe integer, or something is badly wrong. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond the safe range: ${text}`)
  return value
}

/** As the database writes a moment in UTC, with four digits of a year: Node reads that in half the time of the driver, and a page of orders has a hundred. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/
const parseOther = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
const parseMoment = (text: string): unknown =>
  IN_UTC.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseOther(text)

const types: pg.CustomTypesConfig = {
  // The driver's type has a shape for each format; we ask for text alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === pg.types.builtins.INT8) return parseInt8
    if (oid === pg.types.builtins.TIMESTAMPTZ) return parseMoment
    // A date has no time zone: it stays the text it is.
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** What a statement may take, in milliseconds: by the database's own watch, and by ours where nothing comes back at all. */
type Limits = { statementMs: number; lockMs: number; answerMs: number }

/** For calls and jobs. A stuck database answers 503, not never. */
const CALLS: Limits = { statementMs: 10_000, lockMs: 5_000, answerMs: 12_000 }
/** For migrations and first data, which may have to build an index over millions of rows. */
const UPKEEP: Limits = { statementMs: 30 * 60_000, lockMs: 5_000, answerMs: 31 * 60_000 }

/**
 * How long a connection without work is kept. A new one has read nothing of the database and planned nothing: its first calls cost several times as much as
 * later ones, and the driver's own ten seconds made most calls of a quiet shop such first ones.
 */
const IDLE_MS = 10 * 60_000

/**
 * Connections with our limits: a statement, a lock, an answer, and 3 s for a place in the pool. `upkeep` is for migrations and first data; `pooled` for calls
 * through a pooler, which refuses a connection that brings limits of its own: it has to set them (refuse-unlimited.ts).
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
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for a connection in use: its user gets the error from the call that it breaks.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** One connection outside the pools, for what holds it: listening, a lock. The caller handles its errors. */
export const createClient = (config: pg.ClientConfig): pg.Client =>
  new BoundedClient(boundedConfig(config, CALLS))

/** A connection for copying everything in one snapshot, which takes as long as it takes. The caller handles its errors. */
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

/** Through a pooler: only the watch that is ours. */
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

/** The typed query builder over a pool. Through a pooler no statement has a name: the next one may come to a connection that does not know it. */
export function createDb(pool: pg.Pool, isPooled = false): Kysely<DB> {
  const named = withNames(pool, isPooled ? new StatementNames(0) : undefined)
  const db = asRoot(new Kysely<DB>({ dialect: new PostgresDialect({ pool: named }) }))
  readings.set(db, named.readings)
  return db
}

/** The query builder over a copy of a database: what a server keeps beside that database serves here as well. */
export const createCopyDb = (pool: pg.Pool, of: Kysely<DB>): Kysely<DB> =>
  asRoot(new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNames(pool) }) }), of)

const readings = new WeakMap<Kysely<DB>, SharedReadings>()

/** A short reading that waits for no lock: outside a transaction on one way to the database with those of other calls. */
export async function readTogether<R>(db: Kysely<DB>, asked: Asked): Promise<R[]> {
  const shared = readings.get(db)
  const { rows } = shared
    ? await shared.ask<R>(asked)
    : await db.executeQuery<R>(CompiledQuery.raw(asked.text, [...asked.values]))
  return rows
}

/** Errors after which the whole transaction may simply be tried again: serialisation, deadlock, lock not available. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])
const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error)) || isPlanOutdated(error)
/** Errors that mean the database is away or overloaded: the caller should try later. By SQLSTATE, and as the network says it. */
const AWAY = new Set([
  '25006', // a replica that has not taken over yet
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

/** A certificate of the database that is not accepted: expired, of another name, signed by nobody whom we know. */
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_(?:VERIFY|GET)|SELF_SIGNED|DEPTH_ZERO|ERR_SSL_TLSV1_ALERT|ERR_SSL_SSLV3_ALERT)/
export const isCertificateFault = (error: unknown): boolean => CERTIFICATE.test(codeOf(error))

/** The SQLSTATE of an error, or how the network calls it. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** PgBouncer ends a connection with this code when it has no PostgreSQL for it; PostgreSQL itself only refuses a statement with it, which is our fault. */
const isPoolerAway = (error: unknown): boolean =>
  codeOf(error) === '08P01' && error instanceof Error && 'severity' in error && error.severity === 'FATAL'

/** Whether an error means that the database cannot be used just now. */
export const isAway = (error: unknown): boolean =>
  AWAY.has(codeOf(error)) ||
  isCertificateFault(error) ||
  isPoolerAway(error) ||
  isRetryable(error) ||
  (error instanceof Error &&
    // The last is said of a connection that broke between two statements.
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(
      error.message,
    ))

/** Whether there is no way to the database at all, as against a statement or a lock that took too long. */
export const isUnreachable = (error: unknown): boolean =>
  isAway(error) && !isRetryable(error) && codeOf(error) !== '57014'

/** No room left, or none left for us: in the database, or where files are kept. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether an error means that a disk is full. What it interrupted was rolled back; a retry helps only once there is room again. */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error))

const afterCommits = new WeakMap<Db, (() => void)[]>()

/** Does something once this transaction is committed, and never where it is not; at once outside one. */
export function afterCommit(db: Db, then: () => void): void {
  const waiting = afterCommits.get(db)
  if (waiting) waiting.push(then)
  else then()
}

/** Several readings of one moment, whatever is written meanwhile: they hold up nobody, and nobody them. Not within a transaction. */
export const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** Runs a transaction; one that lost a race against another is run again, at most three times. */
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
