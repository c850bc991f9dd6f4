import { sql } from 'kysely'
import { type NewSession, type TryNames, rightTry } from '../identity/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { sameEmail } from '../platform/database/same-email.ts'

/**
 * The shopper with this e-mail, and whether they have logged in from this IP address since `since`: if so,
 * wrong attempts from elsewhere do not count here. A closed account cannot log in.
 */
export async function findLogin(db: Db, email: string, address: string, since: Date) {
  const row = await db
    .selectFrom('shoppers')
    .where(sameEmail(sql.ref('email'), email))
    .select(['id', 'password_hash', 'blocked_at', 'closed_at'])
    .select(
      sql<boolean>`exists (select from two_factor where shopper_id = shoppers.id and confirmed_at is not null)`.as(
        'has_two_factor',
      ),
    )
    .select(
      sql<boolean>`exists (select from login_events where shopper_id = shoppers.id and address = ${address}
        and outcome = 'succeeded' and created_at > ${since})`.as('is_known'),
    )
    .executeTakeFirst()
  return { shopper: row?.closed_at === null ? row : undefined, isKnown: row?.is_known ?? false }
}

type LoginEvent = {
  outcome: 'wrong_password' | 'wrong_code'
  user_agent: string
  address: string
  created_at: Date
}

/**
 * Records a failed log-in to an account; if there is none with this e-mail, the same statement records
 * nothing.
 */
export const noteLogin = (db: Db, email: string, event: LoginEvent) =>
  db
    .insertInto('login_events')
    .columns(['shopper_id', 'outcome', 'user_agent', 'address', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('shoppers')
        .where(sameEmail(sql.ref('email'), email))
        .select((column) => [
          'id',
          column.val(event.outcome).as('outcome'),
          column.val(event.user_agent).as('user_agent'),
          column.val(event.address).as('address'),
          sql<Date>`${event.created_at}::timestamptz`.as('created_at'),
        ]),
    )
    .execute()

/**
 * Records a successful log-in in one statement: stores the session and the entry, and resets the earlier
 * wrong attempts.
 */
export const saveLogin = (tx: Tx, shopperId: string, session: NewSession, tries: TryNames) =>
  sql`with ${rightTry(tries)}, noted as (
      insert into login_events (shopper_id, outcome, user_agent, address, created_at)
      values (${shopperId}, 'succeeded', ${session.user_agent}, ${session.address}, ${session.seen_at})
    )
    insert into sessions (shopper_id, token_hash, user_agent, address, created_at, expires_at, seen_at)
    values (${shopperId}, ${session.token_hash}, ${session.user_agent}, ${session.address}, ${session.created_at},
      ${session.expires_at}, ${session.seen_at})`.execute(tx)

export const listOwnLogins = (db: Db, shopperId: string, size: number) =>
  db
    .selectFrom('login_events')
    .where('shopper_id', '=', shopperId)
    .select(['outcome', 'user_agent', 'address', 'created_at'])
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
