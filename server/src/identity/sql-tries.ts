import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** The attempts under a name, including the one just counted, and the time of the one before it. */
export type TriesRow = { key: string; tries: number; first_at: Date; previous_at: Date }

/*
 * Rows of several names are always locked in the order of the names, to avoid deadlocks: each step of a
 * log-in locks the row of the account and that of the place from which it comes, and there are many
 * concurrent log-ins.
 */

/**
 * Counts an attempt under each of the names, whose rows stay locked, so that concurrent attempts are
 * serialised. Counts begun by `forgottenUntil` restart.
 */
export async function countTries(
  tx: Tx,
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

/** Sets the moments of attempts under these names that lie ahead of now to now. */
export const bringBackTries = (db: Db, keys: readonly string[], now: Date) =>
  sql`update failed_tries set
      first_at = least(first_at, ${now}), last_at = least(last_at, ${now}), previous_at = least(previous_at, ${now})
    where key = any(${[...keys]}::text[]) and greatest(first_at, last_at, previous_at) > ${now}`.execute(db)

/** Uncounts the last attempt, which was not wrong. */
export const takeTryBack = (db: Db, keys: readonly string[]) =>
  sql`update failed_tries set tries = greatest(failed_tries.tries - 1, 0)
    from (select key from failed_tries where key = any(${[...keys]}::text[]) order by key for no key update) as locked
    where failed_tries.key = locked.key`.execute(db)

/**
 * The part of a statement that records a right attempt: uncounts it for the place, then resets the counts of
 * all names with the account's prefix. The rows stay until a job deletes them: deleting a row and inserting
 * it again at the next log-in would cost more than the rest of this statement.
 */
export const rightTry = ({ account, place }: TryNames) => sql`taken_back as (
      update failed_tries set tries = greatest(tries - 1, 0) where key = ${place} returning key
    ), forgotten as (
      update failed_tries set tries = 0 where ${beginsWith(account)} and tries > 0 and (select count(*) from taken_back) >= 0
    )`

/**
 * A prefix match written as a range, so that one plan serves every prefix. The rest of a name is an IP
 * address, which contains no tilde.
 */
const beginsWith = (begin: string) => sql<boolean>`key >= ${begin} and key < ${`${begin}~`}`

/**
 * The names under which a log-in is counted: the prefix of the account's names, and the name of the place
 * from which it comes.
 */
export type TryNames = { account: string; place: string }

export const clearTriesTakingBack = (db: Db, names: TryNames) =>
  sql`with ${rightTry(names)} select`.execute(db)

/** Resets the wrong attempts of all names with this prefix. */
export const clearTries = (db: Db, begin: string) =>
  db.deleteFrom('failed_tries').where(beginsWith(begin)).execute()

/** Records that a solved challenge was used; false if it had been used before. */
export async function insertSpentProof(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('spent_proofs')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return inserted !== undefined
}
