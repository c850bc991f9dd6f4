import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { DutyInvoices } from '../../platform/database/tables.ts'

const LISTED = 100

/** Serialises invoices until the transaction ends, so that packages billed before are known. */
export const lockDutyInvoices = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('duty_invoices', 0))`.execute(tx)

export const findDutyInvoice = (db: Db, { carrier, number }: { carrier: string; number: string }) =>
  db
    .selectFrom('duty_invoices')
    .where(sql<boolean>`lower(carrier) = lower(${carrier})`)
    .where(sql<boolean>`lower(number) = lower(${number})`)
    .select('id')
    .executeTakeFirst()

export const insertDutyInvoice = (tx: Tx, invoice: Insertable<DutyInvoices>) =>
  tx.insertInto('duty_invoices').values(invoice).returning('id').executeTakeFirstOrThrow()

/** Deletes an invoice, and with it its rows; undefined if there is none. */
export const deleteDutyInvoice = (tx: Tx, id: string) =>
  tx.deleteFrom('duty_invoices').where('id', '=', id).returning(['carrier', 'number']).executeTakeFirst()

export const listInvoices = (db: Db) =>
  db
    .selectFrom('duty_invoices')
    .innerJoin('staff', 'staff.id', 'duty_invoices.staff_id')
    .select([
      ...(['duty_invoices.id', 'carrier', 'number', 'unknown_rows', 'again_rows'] as const),
      ...(['duty_invoices.created_at', 'staff.name as by'] as const),
    ])
    .select(sql<number>`(select count(*) from duty_charges where invoice_id = duty_invoices.id)`.as('rows'))
    .orderBy('duty_invoices.created_at', 'desc')
    .orderBy('duty_invoices.id')
    .limit(LISTED)
    .execute()

/** Our packages by tracking number, and whether an invoice billed them already. */
export const listBilledParcels = (db: Db, trackingNumbers: readonly string[]) =>
  db
    .selectFrom('parcels')
    .where('tracking_number', '=', sql<string>`any(${trackingNumbers}::text[])`)
    .select(['id', 'number', 'tracking_number', 'country', 'tax_estimate'])
    .select(
      sql<boolean>`exists (select from duty_charges where parcel_id = parcels.id and source = 'invoice')`.as(
        'is_billed',
      ),
    )
    .execute()
