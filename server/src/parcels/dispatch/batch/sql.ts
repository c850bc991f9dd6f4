import type { Reason } from '@longhaul/domain/refusals.ts'
import type { ListRow } from '@longhaul/domain/shipping/number-list.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** The packages named by a list and the tracking numbers already in use, to check the list against. */
export async function readSurroundings(db: Db, rows: readonly ListRow[]) {
  const numbers = rows.map((row) => row.parcelNumber)
  const tracking = rows.map((row) => row.trackingNumber)
  const parcels = await db
    .selectFrom('parcels')
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .select([
      'number',
      'stage',
      'service_ids',
      'video_file_id',
      'country',
      'address',
      'rate',
      'declaration',
      'tax_estimate',
    ])
    .execute()
  const used = await db
    .selectFrom('parcels')
    .where(sql<boolean>`tracking_number = any(${tracking}::text[])`)
    .select('tracking_number')
    .execute()
  return {
    parcelOf: new Map(parcels.map((parcel) => [parcel.number, parcel])),
    used: new Set(used.map((parcel) => parcel.tracking_number)),
  }
}

export async function insertBatch(
  tx: Tx,
  batch: { staff_id: string; request_id: string; created_at: Date },
  rows: readonly ListRow[],
): Promise<string> {
  const { id } = await tx
    .insertInto('number_batches')
    .values({ ...batch, row_count: rows.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into number_batch_rows (batch_id, row, parcel_number, carrier, tracking_number)
    select ${id}, * from unnest(${rows.map((row) => row.row)}::int[], ${rows.map((row) => row.parcelNumber)}::text[],
      ${rows.map((row) => row.carrier)}::text[], ${rows.map((row) => row.trackingNumber)}::text[])`.execute(
    tx,
  )
  return id
}

export const findBatch = (db: Db, id: string) =>
  db.selectFrom('number_batches').where('id', '=', id).selectAll().executeTakeFirst()

export const listRefusedRows = (db: Db, id: string) =>
  db
    .selectFrom('number_batch_rows')
    .where('batch_id', '=', id)
    .where('outcome', '=', 'refused')
    .selectAll()
    .$narrowType<{ reason: Reason }>()
    .orderBy('row')
    .execute()

export const listWaitingRowsForJob = (db: Db, id: string) =>
  db
    .selectFrom('number_batch_rows')
    .where('batch_id', '=', id)
    .where('outcome', '=', 'waiting')
    .selectAll()
    .orderBy('row')
    .execute()

/** Locks a row that still waits, so that two workers do not process it twice. */
export const lockWaitingRow = (tx: Tx, id: string, row: number) =>
  tx
    .selectFrom('number_batch_rows')
    .where('batch_id', '=', id)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setOutcome = (
  tx: Tx,
  id: string,
  row: number,
  outcome: 'shipped' | 'refused',
  reason: Reason | '' = '',
) =>
  tx
    .updateTable('number_batch_rows')
    .set({ outcome, reason })
    .where('batch_id', '=', id)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .execute()

export const findParcelByNumber = (db: Db, number: string) =>
  db.selectFrom('parcels').where('number', '=', number).select(['id', 'shopper_id']).executeTakeFirst()
