import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { sameEmail } from '../platform/database/same-email.ts'

/** Known places are read from the audit log, which records log-ins and is never deleted. */
const logIns = (db: Db, since: Date) =>
  db
    .selectFrom('audit_log')
    .where('subject_kind', '=', 'staff')
    .where('action', '=', 'log_in')
    .where('audit_log.created_at', '>', since)

/**
 * Whether there was a log-in to this account from this IP address since a time: if so, wrong attempts from
 * elsewhere do not count here.
 */
export async function wasLoggedInFrom(db: Db, email: string, address: string, since: Date): Promise<boolean> {
  const found = await logIns(db, since)
    .where('subject_id', '=', (from) =>
      from
        .selectFrom('staff')
        .where(sameEmail(sql.ref('email'), email))
        .select(sql<string>`staff.id::text`.as('id')),
    )
    .where('address', '=', address)
    .select('audit_log.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The places and devices of an account's log-ins since a time. */
export const listLoginPlaces = (db: Db, staffId: string, since: Date) =>
  logIns(db, since)
    .where('subject_id', '=', staffId)
    .select(['address', 'user_agent'])
    .distinct()
    .limit(1_000)
    .execute()

type FailedLogin = {
  outcome: 'wrong_password' | 'wrong_code'
  address: string
  user_agent: string
  requestId: string
  now: Date
}

/**
 * Records a failed log-in to a staff account in the audit log, without a person; if there is no such account,
 * the same statement records nothing.
 */
export const noteFailedLogin = (db: Db, email: string, tried: FailedLogin) =>
  db
    .insertInto('audit_log')
    .columns([
      'action',
      'subject_kind',
      'subject_id',
      'after',
      'address',
      'user_agent',
      'request_id',
      'created_at',
    ])
    .expression((from) =>
      from
        .selectFrom('staff')
        .where(sameEmail(sql.ref('email'), email))
        .select((column) => [
          column.val('log_in_failed').as('action'),
          column.val('staff').as('subject_kind'),
          sql<string>`staff.id::text`.as('subject_id'),
          sql<string>`${JSON.stringify({ outcome: tried.outcome })}::jsonb`.as('after'),
          column.val(tried.address).as('address'),
          column.val(tried.user_agent).as('user_agent'),
          column.val(tried.requestId).as('request_id'),
          sql<Date>`${tried.now}::timestamptz`.as('created_at'),
        ]),
    )
    .execute()

/** The recipient of mails about a staff account. */
export const findStaffAddressee = (db: Db, id: string) =>
  db.selectFrom('staff').where('id', '=', id).select(['email', 'name', 'lang']).executeTakeFirstOrThrow()
