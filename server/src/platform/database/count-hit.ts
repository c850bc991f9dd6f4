import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Counts one more call, or `by` more of something, under a name, across all processes; an expired window
 * restarts, and one that began ahead of now, before the clock was set back, began now. Call this outside a
 * transaction, so that a call that is then refused also counts.
 */
export async function countHit(
  db: Db,
  key: string,
  now: Date,
  windowMs: number,
  by = 1,
): Promise<{ hits: number; resetsAt: Date }> {
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as known (key, hits, resets_at) values (${key}, ${by}, ${new Date(now.getTime() + windowMs)})
    on conflict (key) do update set
      hits = case when known.resets_at <= ${now} then excluded.hits else known.hits + excluded.hits end,
      resets_at = case when known.resets_at <= ${now} then excluded.resets_at else least(known.resets_at, excluded.resets_at) end
    returning hits, resets_at`.execute(db)
  return { hits: rows[0]!.hits, resetsAt: rows[0]!.resets_at }
}
