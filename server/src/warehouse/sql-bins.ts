import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'

/**
 * A piece is in a bin, and on no shelf, while its row of `picks` has no `back_at` and the row of
 * `pick_wave_parcels` no `left_at`.
 *
 * Records that a stock item that was in bins of carts is on a shelf again, and frees the bin of a cancelled
 * package that held nothing else. True if it was in a bin.
 */
export async function takeOutOfBins(tx: Tx, stockItemId: string, now: Date): Promise<boolean> {
  const picked = await tx
    .updateTable('picks')
    .set({ back_at: now })
    .where('stock_item_id', '=', stockItemId)
    .where('back_at', 'is', null)
    .returning('parcel_id')
    .execute()
  for (const parcelId of new Set(picked.map(({ parcel_id }) => parcel_id)))
    await sql`update pick_wave_parcels set left_at = ${now}
      where parcel_id = ${parcelId} and left_at is null
        and (select stage from parcels where id = ${parcelId}) = 'cancelled'
        and not exists (select from picks where picks.wave_id = pick_wave_parcels.wave_id
          and picks.parcel_id = ${parcelId} and back_at is null)`.execute(tx)
  return picked.length > 0
}

/** Whether a stock item was taken out of a bin at a moment. */
export const wasInBinUntil = async (tx: Tx, stockItemId: string, at: Date): Promise<boolean> =>
  (await tx
    .selectFrom('picks')
    .where('stock_item_id', '=', stockItemId)
    .where('back_at', '=', at)
    .select('stock_item_id')
    .limit(1)
    .executeTakeFirst()) !== undefined
