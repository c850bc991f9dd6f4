import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from './platform/env.ts'
import { createPool } from './platform/database/db.ts'
import { startPostgres } from './postgres/postgres.ts'

/** A database that a server runs on. */
export type Database = {
  config: pg.PoolConfig
  /** The pooler before it, where there is one. */
  pooler?: pg.PoolConfig
  /** Called with the failure when it goes away, and with null when it is back. */
  onAway(tell: (why: string | null) => void): void
  stop(): Promise<void>
}

/** The database that is configured, or our own in DATA_DIR, which is started again where it ends unasked; and where that fails, so do we. */
export async function openDatabase(env: Env, log: Logger, onLost: (why: string) => void): Promise<Database> {
  if (env.databaseUrl)
    return {
      config: { connectionString: env.databaseDirectUrl ?? env.databaseUrl },
      ...(env.databaseDirectUrl ? { pooler: { connectionString: env.databaseUrl } } : {}),
      onAway: () => undefined,
      stop: async () => undefined,
    }
  let tell = (why: string | null): void => log.error({ why }, 'database')
  const own = await startPostgres({
    dataDir: join(env.dataDir, 'database'),
    log: (line) => log.debug({ postgres: line }, 'database'),
    countsStatements: env.statementTotals,
    onAway: (why) => tell(why),
    onLost: (error) => onLost(error.message),
  })
  if (env.statementTotals) await createStatementTotals(own.config)
  return { config: own.config, onAway: (next) => (tell = next), stop: own.stop }
}

/** Ours has no other superuser who could. */
async function createStatementTotals(config: pg.PoolConfig): Promise<void> {
  const pool = createPool(config, 1, 'upkeep')
  try {
    await pool.query('create extension if not exists pg_stat_statements')
  } finally {
    await pool.end()
  }
}
