import type pg from 'pg'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The setting that records the progress of the story. */
export const STORY_MARK = 'demoStory'

/**
 * Whether the story must be added: only if there is no shopper yet, neither from a complete story nor
 * otherwise.
 */
export async function needsStory(db: Db): Promise<boolean> {
  return (await db.selectFrom('shoppers').select('id').limit(1).executeTakeFirst()) === undefined
}

/**
 * Adds each currency's rate as of the day before, as in a shop that reads rates daily, so that nothing in the
 * story uses a rate from its future.
 */
export const seedDemoRates = (db: Db, now: Date) =>
  sql`insert into exchange_rates (currency, rate_nanos, source, quoted_on, created_at)
    select distinct on (currency) currency, rate_nanos, source, ${dayBefore(now)}::date, ${now}::timestamptz from exchange_rates
    order by currency, quoted_on desc, id desc
    on conflict do nothing`.execute(db)

const dayBefore = (now: Date): string => new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)

/** Records that the story has begun (`telling`) or is complete (`told`). */
export const markStory = (db: Db, state: 'telling' | 'told', now: Date) =>
  db
    .insertInto('settings')
    .values({ name: STORY_MARK, value: JSON.stringify(state), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: JSON.stringify(state), updated_at: now }),
    )
    .execute()

/**
 * Empties a demo whose story was interrupted, for example by a power cut, because an incomplete story is
 * never continued.
 */
export async function dropBrokenStory(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string | null }>(
    "select to_regclass('public.settings')::text as name",
  )
  if (!tables[0]?.name) return
  const { rows } = await pool.query('select from settings where name = $1 and value = \'"telling"\'', [
    STORY_MARK,
  ])
  if (rows.length === 0) return
  await pool.query(
    'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
  )
}
