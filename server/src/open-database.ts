import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from './platform/env.ts'
import { createPool } from './platform/database/db.ts'
import { startPostgres } from './postgres/postgres.ts'

/** A database that a server runs on. */
export type Database = {
  config: pg.PoolConfig
  /** The pooler in front of it, if there is one. */
  pooler?: pg.PoolConfig
  /**
   * Sets a callback that receives the reason when the database becomes unavailable, and null when it is back.
   */
  onAway(report: (why: string | null) => void): void
  stop(): Promise<void>
}

/**
 * The configured database, or the embedded one in DATA_DIR. The latter is restarted if it ends unexpectedly;
 * `onLost` is called if that fails.
 */
export async function openDatabase(env: Env, log: Logger, onLost: (why: string) => void): Promise<Database> {
  if (env.databaseUrl)
    return {
      config: { connectionString: env.databaseDirectUrl ?? env.databaseUrl },
      ...(env.databaseDirectUrl ? { pooler: { connectionString: env.databaseUrl } } : {}),
      onAway: () => undefined,
      stop: async () => undefined,
    }
  let report = (why: string | null): void => log.error({ why }, 'database')
  const own = await startPostgres({
    dataDir: join(env.dataDir, 'database'),
    log: (line) => log.debug({ postgres: line }, 'database'),
    countsStatements: env.statementTotals,
    onAway: (why) => report(why),
    onLost: (error) => onLost(error.message),
  })
  if (env.statementTotals) await createStatementTotals(own.config)
  return { config: own.config, onAway: (next) => (report = next), stop: own.stop }
}

/** Creates the extension in the embedded database, where no one else is a superuser. */
async function createStatementTotals(config: pg.PoolConfig): Promise<void> {
  const pool = createPool(config, 1, 'upkeep')
  try {
    await pool.query('create extension if not exists pg_stat_statements')
  } finally {
    await pool.end()
  }
}
