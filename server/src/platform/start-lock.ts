import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { backoffMs } from './backoff.ts'
import { createClient } from './database/db.ts'

/** Held while the schema is being changed. */
export const MIGRATION_LOCK = 7_305_201
/** Held from checking what is in the database until the initial data is written. */
const START_LOCK = 7_305_202

const AGAIN = { firstMs: 50, mostMs: 1_000 }
/** After this many attempts `onWait` is called, so that the terminal can say what it is waiting for. */
const NOTIFY_AFTER = 8

/**
 * Lets only one instance at a time run the start-up work (checking whether a table is empty and filling it):
 * the first one does it, and the others find it done. The lock is released when the work is done or the
 * process ends, in whatever way.
 */
export async function limited<T>(
  config: pg.PoolConfig,
  onWait: () => void,
  run: () => Promise<T>,
): Promise<T> {
  const client = createClient(config)
  // If the connection breaks, the next query on it fails; without a listener the error would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await takeLock(client, START_LOCK, onWait)
    return await run()
  } finally {
    await client.end()
  }
}

/**
 * Waits for a database-wide advisory lock by polling, because a waiting statement would run into its time
 * limit.
 */
export async function takeLock(client: pg.ClientBase, key: number, onWait?: () => void): Promise<void> {
  for (let looks = 1; ; looks++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) return
    if (looks === NOTIFY_AFTER) onWait?.()
    await pause(backoffMs(looks, AGAIN))
  }
}

export const releaseLock = (client: pg.ClientBase, key: number) =>
  client.query('select pg_advisory_unlock($1)', [key])
