import type pg from 'pg'
import { findPostgres } from './postgres-leftovers.ts'
import { startPostgres } from './postgres.ts'

/**
 * The database of an installation, for a command: the configured one; the embedded one of a server that runs
 * on this folder; or, if none is running, the embedded one, started for the duration of the command.
 */
export async function runningDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<{ config: pg.PoolConfig; stop(): Promise<void> }> {
  if (databaseUrl) return { config: { connectionString: databaseUrl }, stop: async () => undefined }
  const running = await findPostgres(dataDir)
  if (running) return { config: running, stop: async () => undefined }
  return await startPostgres({ dataDir })
}
