import type { NumberBatch } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Static } from 'typebox'
import { countOutcomes } from '../../../platform/database/batch.ts'
import { orNotFound } from '../../../platform/http/refusal.ts'
import type { Reading } from '../../reading/reading.ts'
import { findBatch, listRefusedRows } from './sql.ts'

/** The progress of a list and the rows that were refused. */
export async function readBatch({ db, lang }: Reading, id: string): Promise<Static<typeof NumberBatch>> {
  const batch = orNotFound(await findBatch(db, id))
  const counts = await countOutcomes(db, 'number_batch_rows', id)
  const { reasons } = errorsIn(lang)
  return {
    id: batch.id,
    row_count: batch.row_count,
    shipped: counts.get('shipped') ?? 0,
    waiting: counts.get('waiting') ?? 0,
    refused: (await listRefusedRows(db, id)).map((row) => ({
      row: row.row,
      parcel_number: row.parcel_number,
      carrier: row.carrier,
      tracking_number: row.tracking_number,
      message: reasons[row.reason],
    })),
    created_at: batch.created_at.toISOString(),
    ended_at: batch.ended_at?.toISOString() ?? null,
  }
}
