import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { backoffMs } from './backoff.ts'
import { createClient } from './database/db.ts'

/** Held while the schema is changed. */
export const MIGRATION_LOCK = 7_305_201
/** Held from the look at what is there until the first data is in. */
const START_LOCK = 7_305_202

const AGAIN = { firstMs: 50, mostMs: 1_000 }
/** After this number of checks the terminal says what is waited for. */
const TOLD_AFTER = 8

/**
 * Starts one instance at a time: what is done in a turn (looking whether a table is empty and filling it) is done by the first, and the others find it
 * done. Ends with the process, however that ends.
 */
export async function inTurn<T>(
  config: pg.PoolConfig,
  onWait: () => void,
  run: () => Promise<T>,
): Promise<T> {
  const client = createClient(config)
  // A connection that breaks breaks the next question on it; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await takeLock(client, START_LOCK, onWait)
    return await run()
  } finally {
    await client.end()
  }
}

/** Waits for a lock of the whole database by asking for it: a statement that waits would run into its own time limit. */
export async function takeLock(client: pg.ClientBase, key: number, onWait?: () => void): Promise<void> {
  for (let looks = 1; ; looks++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) return
    if (looks === TOLD_AFTER) onWait?.()
    await pause(backoffMs(looks, AGAIN))
  }
}

export const releaseLock = (client: pg.ClientBase, key: number) =>
  client.query('select pg_advisory_unlock($1)', [key])
