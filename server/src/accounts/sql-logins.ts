import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Whether this account was logged in to from this address lately: then wrong tries from elsewhere do not count here. */
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

export const listOwnLogins = (db: Db, shopperId: string, size: number) =>
  db
    .selectFrom('login_events')
    .where('shopper_id', '=', shopperId)
    .select(['outcome', 'user_agent', 'address', 'created_at'])
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
