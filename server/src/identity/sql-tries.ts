import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type TriesRow = { key: string; tries: number; first_at: Date; last_at: Date }

/*
 * Rows of several names are always locked in the order of the names: an account's is locked together with that of the place a log-in comes from, by each
 * step of a log-in, and many log in at once.
 */

/** The wrong tries of names, locked; made where there are none, so that two at once wait for one another. */
export async function lockTries(tx: Db, keys: readonly string[], now: Date): Promise<TriesRow[]> {
  // In one statement: a try that succeeds at the same time deletes the row, and a second statement would not find it.
  return await tx
    .insertInto('failed_tries')
    .values(keys.toSorted().map((key) => ({ key, tries: 0, first_at: now, last_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returning(['key', 'tries', 'first_at', 'last_at'])
    .execute()
}

export const setTries = (tx: Db, rows: readonly TriesRow[]) =>
  sql`update failed_tries set tries = now.tries, first_at = now.first_at, last_at = now.last_at
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ tries }) => tries)}::integer[],
      ${rows.map(({ first_at }) => first_at)}::timestamptz[], ${rows.map(({ last_at }) => last_at)}::timestamptz[])
      as now (key, tries, first_at, last_at)
    where failed_tries.key = now.key`.execute(tx)

/** Takes back the last try: it was not wrong. */
export const takeTryBack = (db: Db, keys: readonly string[]) =>
  sql`update failed_tries set tries = greatest(failed_tries.tries - 1, 0)
    from (select key from failed_tries where key = any(${[...keys]}::text[]) order by key for no key update) as locked
    where failed_tries.key = locked.key`.execute(db)

/** It was right: takes one wrong try back at the place, then resets those of all names with this prefix. */
export const forgetTriesTakingBack = (db: Db, begin: string, place: string) =>
  sql`with taken_back as (
      update failed_tries set tries = greatest(tries - 1, 0) where key = ${place} returning key
    )
    delete from failed_tries where starts_with(key, ${begin}) and (select count(*) from taken_back) >= 0`.execute(
    db,
  )

/** Resets the wrong tries of all names with this prefix. */
export const forgetTries = (db: Db, begin: string) =>
  db
    .deleteFrom('failed_tries')
    .where(sql<boolean>`starts_with(key, ${begin})`)
    .execute()

/** Remembers that a solved challenge was used; false where it was before. */
export async function insertSpentProof(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('spent_proofs')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return inserted !== undefined
}
