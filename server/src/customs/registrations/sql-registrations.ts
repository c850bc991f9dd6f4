import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { TaxRegistrations } from '../../platform/database/tables.ts'

const inForceOn = (db: Db, day: string) =>
  db
    .selectFrom('tax_registrations')
    .where('from_day', '<=', day)
    .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>=', day)]))

/** The registrations of some schemes that are in force on a day. */
export const listInForce = (db: Db, schemes: readonly TaxScheme[], day: string) =>
  inForceOn(db, day).where('scheme', 'in', schemes).select(['id', 'scheme']).execute()

/** Whether all of these registrations are in force on a day. */
export async function areInForce(db: Db, ids: readonly string[], day: string): Promise<boolean> {
  const rows = await inForceOn(db, day)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select('id')
    .execute()
  return rows.length === ids.length
}

/** The schemes and numbers of registrations, by their ids. */
export const findNumbers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('tax_registrations')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'scheme', 'number'])
    .execute()

/** All registrations with the names of those who entered and ended them, newest first. */
export const listRegistrations = (db: Db) =>
  db
    .selectFrom('tax_registrations')
    .innerJoin('staff as entered', 'entered.id', 'tax_registrations.created_by')
    .leftJoin('staff as ended', 'ended.id', 'tax_registrations.ended_by')
    .selectAll('tax_registrations')
    .select(['entered.name as created_name', 'ended.name as ended_name'])
    .orderBy('from_day', 'desc')
    .orderBy('scheme')
    .execute()

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number]

/** Until the end of the transaction nobody else adds or ends a registration, so that none overlap. */
export const lockRegistrations = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tax_registrations', 0))`.execute(tx)

export const insertRegistration = (tx: Tx, registration: Insertable<TaxRegistrations>) =>
  tx.insertInto('tax_registrations').values(registration).returning('id').executeTakeFirstOrThrow()

export const setLastDay = (tx: Tx, id: string, end: { day: string; staffId: string; now: Date }) =>
  tx
    .updateTable('tax_registrations')
    .set({ until_day: end.day, ended_by: end.staffId, ended_at: end.now })
    .where('id', '=', id)
    .execute()
