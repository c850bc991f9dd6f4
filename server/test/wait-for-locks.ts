import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestWorld } from './world.ts'

/** Waits until as many statements of this test's database wait for a lock. */
export const waitForLocks = (world: TestWorld, count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      world.db,
    )
    expect(rows[0]!.count).toBe(count)
  })
