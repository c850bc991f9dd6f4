import type { INVOICE_PARTS } from '@longhaul/contract/shipping/invoices.staff.ts'
import type { InvoiceRow } from '@longhaul/domain/shipping/carrier-invoice.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Invoice = { carrier: string; number: string; content_hash: Buffer }
const LISTED = 100

/** Serialises imports until the transaction ends, so that rows billed before are known. */
export const lockInvoices = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('carrier_invoices', 0))`.execute(tx)

/**
 * Whether an invoice is already stored: `number` with this carrier's number, `file` with the same content
 * under any number.
 */
export async function findSameInvoice(tx: Tx, invoice: Invoice): Promise<'number' | 'file' | null> {
  const rows = await tx
    .selectFrom('carrier_invoices')
    .where((where) =>
      where.or([
        where.and([
          sql<boolean>`lower(carrier) = lower(${invoice.carrier})`,
          sql<boolean>`lower(number) = lower(${invoice.number})`,
        ]),
        where('content_hash', '=', invoice.content_hash),
      ]),
    )
    .select(sql<boolean>`content_hash = ${invoice.content_hash}`.as('same_file'))
    .execute()
  if (rows.length === 0) return null
  return rows.some(({ same_file }) => same_file) ? 'file' : 'number'
}

export async function insertInvoice(
  tx: Tx,
  invoice: Invoice & { staff_id: string; created_at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('carrier_invoices')
    .values(invoice)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The freight on a parcel's current bill: first weight, steps and customs, without insurance, services and
 * coupons.
 */
const FREIGHT = sql`(select coalesce(sum((fee ->> 'feeFen')::bigint), 0)
  from jsonb_array_elements(coalesce(parcels.actual_fees, parcels.estimated_fees)) fee where fee ->> 'kind' in ('first', 'steps', 'customs'))`

/** Inserts all rows, each with its parcel, found by the tracking number, and the freight charged for it. */
export const insertRows = (tx: Tx, invoiceId: string, rows: readonly InvoiceRow[]) =>
  sql`insert into carrier_invoice_rows
      (invoice_id, row, tracking_number, carrier_fen, grams, parcel_id, line_id, charged_fen, charged_grams, again)
    select ${invoiceId}, imported.row, imported.tracking_number, imported.carrier_fen, imported.grams, parcels.id, parcels.line_id,
      case when parcels.id is not null then ${FREIGHT} end, coalesce(parcels.actual_grams, parcels.estimated_grams),
      exists (select from carrier_invoice_rows earlier where earlier.tracking_number = imported.tracking_number)
    from unnest(
      ${rows.map(({ row }) => row)}::integer[],
      ${rows.map(({ trackingNumber }) => trackingNumber)}::text[],
      ${rows.map(({ carrierFen }) => carrierFen)}::bigint[],
      ${rows.map(({ grams }) => grams)}::integer[]
    ) as imported (row, tracking_number, carrier_fen, grams)
    left join parcels on parcels.tracking_number = imported.tracking_number`.execute(tx)

export const listInvoices = (db: Db) =>
  db
    .selectFrom('carrier_invoices')
    .innerJoin('staff', 'staff.id', 'carrier_invoices.staff_id')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('carrier_invoice_rows')
          .whereRef('invoice_id', '=', 'carrier_invoices.id')
          .select([
            sql<number>`count(*)`.as('rows'),
            sql<number>`coalesce(sum(carrier_fen), 0)`.as('carrier_fen'),
            sql<number>`coalesce(sum(carrier_fen) filter (where parcel_id is not null), 0)`.as('matched_fen'),
            sql<number>`coalesce(sum(charged_fen), 0)`.as('charged_fen'),
            sql<number>`count(*) filter (where ${PARTS.loss})`.as('loss_rows'),
            sql<number>`count(*) filter (where ${PARTS.unknown})`.as('unknown_rows'),
            sql<number>`count(*) filter (where ${PARTS.again})`.as('again_rows'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select([
      'carrier_invoices.id',
      'carrier',
      'number',
      'staff.name as by',
      'carrier_invoices.created_at',
      'sums.rows',
      'sums.carrier_fen',
      'sums.matched_fen',
      'sums.charged_fen',
      'sums.loss_rows',
      'sums.unknown_rows',
      'sums.again_rows',
    ])
    .orderBy('carrier_invoices.created_at', 'desc')
    .orderBy('carrier_invoices.id')
    .limit(LISTED)
    .execute()

/** The carrier's charges and ours per line, for each of these invoices. */
export async function sumLines(db: Db, invoiceIds: readonly string[]) {
  const { rows } = await sql<{
    invoice_id: string
    line_id: string
    rows: number
    carrier_fen: number
    charged_fen: number
  }>`select invoice_id, line_id, count(*) as rows, sum(carrier_fen) as carrier_fen, sum(charged_fen) as charged_fen
    from carrier_invoice_rows where invoice_id = any(${[...invoiceIds]}::uuid[]) and line_id is not null
    group by invoice_id, line_id order by line_id`.execute(db)
  return rows
}

const PARTS: Readonly<Record<(typeof INVOICE_PARTS)[number], RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  loss: sql<boolean>`charged_fen < carrier_fen`,
  unknown: sql<boolean>`parcel_id is null`,
  again: sql<boolean>`again`,
}

export const findInvoice = (db: Db, id: string) =>
  db.selectFrom('carrier_invoices').where('id', '=', id).select(['carrier', 'number']).executeTakeFirst()

/** The rows of an invoice after a given row, in order. */
export const listRows = (
  db: Db,
  invoiceId: string,
  page: { part: (typeof INVOICE_PARTS)[number]; after: number; limit: number },
) =>
  db
    .selectFrom('carrier_invoice_rows')
    .leftJoin('parcels', 'parcels.id', 'carrier_invoice_rows.parcel_id')
    .where('invoice_id', '=', invoiceId)
    .where('row', '>', page.after)
    .where(PARTS[page.part])
    .select([
      'row',
      'carrier_invoice_rows.tracking_number',
      'parcel_id',
      'parcels.number as parcel_number',
      'carrier_invoice_rows.line_id',
      'grams',
      'charged_grams',
      'carrier_fen',
      'charged_fen',
      'again',
    ])
    .orderBy('row')
    .limit(page.limit)
    .execute()

export type InvoiceRowOfFile = Awaited<ReturnType<typeof listRows>>[number]
