import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The wrong tries of a name, locked; made where there are none, so that two at once wait for one another. */
export async function lockTries(tx: Db, key: string, now: Date) {
  // In one statement: a try that succeeds at the same time deletes the row, and a second statement would not find it.
  return await tx
    .insertInto('failed_tries')
    .values({ key, tries: 0, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['tries', 'first_at', 'last_at'])
    .executeTakeFirstOrThrow()
}

export const setTries = (tx: Db, key: string, tries: { tries: number; first_at: Date; last_at: Date }) =>
  tx.updateTable('failed_tries').set(tries).where('key', '=', key).execute()

/** Takes back the last try: it was not wrong. */
export const takeTryBack = (db: Db, keys: readonly string[]) =>
  db
    .updateTable('failed_tries')
    .set({ tries: sql`greatest(tries - 1, 0)` })
    .where('key', 'in', [...keys])
    .execute()

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
