import type pg from 'pg'
import { findPostgres } from './postgres-leftovers.ts'
import { startPostgres } from './postgres.ts'

/**
 * The database of an installation, for a command beside the server: the configured one; the embedded one that a server runs on this folder; or,
 * where none runs, the embedded one started for as long as the command takes.
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
