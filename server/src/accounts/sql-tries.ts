import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Counts one more call of a name; a window that is over starts anew. */
export async function countHit(
  db: Db,
  key: string,
  now: Date,
  resetsAt: Date,
): Promise<{ hits: number; resets_at: Date }> {
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as known (key, hits, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      hits = case when known.resets_at <= ${now} then 1 else known.hits + 1 end,
      resets_at = case when known.resets_at <= ${now} then excluded.resets_at else known.resets_at end
    returning hits, resets_at`.execute(db)
  return rows[0]!
}

/** The wrong tries of a name, locked; made where there are none, so that two at once wait for one another. */
export async function lockTries(tx: Db, key: string, now: Date) {
  // In one statement: a try that succeeds at the same time forgets the row, and a second statement would not find it.
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

/** Forgets the wrong tries of names that begin so. */
export const forgetTries = (db: Db, begin: string) =>
  db
    .deleteFrom('failed_tries')
    .where(sql<boolean>`starts_with(key, ${begin})`)
    .execute()

/** Whether this account was logged in to from this address lately: then a stranger's wrong tries do not count here. */
export async function isKnownPlace(db: Db, email: string, address: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('login_events')
    .innerJoin('shoppers', 'shoppers.id', 'login_events.shopper_id')
    .where(sql`lower(shoppers.email)`, '=', email.toLowerCase())
    .where('login_events.address', '=', address)
    .where('login_events.outcome', '=', 'succeeded')
    .where('login_events.created_at', '>', since)
    .select('login_events.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type LoginEvent = {
  outcome: 'succeeded' | 'wrong_password' | 'wrong_code'
  user_agent: string
  address: string
  created_at: Date
}

/** Notes a try at an account; where there is none by this e-mail, the same statement notes nothing. */
export const noteLogin = (db: Db, email: string, event: LoginEvent) =>
  db
    .insertInto('login_events')
    .columns(['shopper_id', 'outcome', 'user_agent', 'address', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('shoppers')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .select((column) => [
          'id',
          column.val(event.outcome).as('outcome'),
          column.val(event.user_agent).as('user_agent'),
          column.val(event.address).as('address'),
          sql<Date>`${event.created_at}::timestamptz`.as('created_at'),
        ]),
    )
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
