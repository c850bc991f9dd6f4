import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The tries under a name, the one that was just counted among them; and when the one before it was. */
export type TriesRow = { key: string; tries: number; first_at: Date; previous_at: Date }

/*
 * Rows of several names are always locked in the order of the names: an account's is locked together with that of the place a log-in comes from, by each
 * step of a log-in, and many log in at once.
 */

/** Counts a try under each of the names, which stay locked; those that began by `forgottenUntil` are forgotten. Many at once count one after the other. */
export async function countTries(
  tx: Db,
  keys: readonly string[],
  now: Date,
  forgottenUntil: Date,
): Promise<TriesRow[]> {
  const isNew = sql`(known.tries = 0 or known.first_at <= ${forgottenUntil}::timestamptz)`
  const { rows } = await sql<TriesRow>`
    insert into failed_tries as known (key, tries, first_at, last_at, previous_at)
    select key, 1, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from unnest(${keys.toSorted()}::text[]) as key
    on conflict (key) do update set
      tries = case when ${isNew} then 1 else known.tries + 1 end,
      first_at = case when ${isNew} then excluded.first_at else known.first_at end,
      previous_at = known.last_at, last_at = excluded.last_at
    returning key, tries, first_at, previous_at`.execute(tx)
  return rows
}

/** Takes back the last try: it was not wrong. */
export const takeTryBack = (db: Db, keys: readonly string[]) =>
  sql`update failed_tries set tries = greatest(failed_tries.tries - 1, 0)
    from (select key from failed_tries where key = any(${[...keys]}::text[]) order by key for no key update) as locked
    where failed_tries.key = locked.key`.execute(db)

/**
 * It was right: takes one wrong try back at the place, then resets those of all names with this prefix. Part of a statement. Their rows stay until a job
 * clears them: to remove one and to make it again with the next log-in cost more than all else in this statement.
 */
export const rightTry = ({ account, place }: TryNames) => sql`taken_back as (
      update failed_tries set tries = greatest(tries - 1, 0) where key = ${place} returning key
    ), forgotten as (
      update failed_tries set tries = 0 where ${beginsWith(account)} and tries > 0 and (select count(*) from taken_back) >= 0
    )`

/** As a range of the names, which one plan follows whatever the beginning is. What comes after it is an address, in which there is no tilde. */
const beginsWith = (begin: string) => sql<boolean>`key >= ${begin} and key < ${`${begin}~`}`

/** Under which names a log-in is counted: a prefix of those of the account, and that of the place it comes from. */
export type TryNames = { account: string; place: string }

export const forgetTriesTakingBack = (db: Db, names: TryNames) =>
  sql`with ${rightTry(names)} select`.execute(db)

/** Resets the wrong tries of all names with this prefix. */
export const forgetTries = (db: Db, begin: string) =>
  db.deleteFrom('failed_tries').where(beginsWith(begin)).execute()

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
