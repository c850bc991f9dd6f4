import type { Reason } from '@longhaul/domain/refusals.ts'
import { type StockStop, STOP_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { stopOf } from '../../platform/database/storage-stopped.ts'
import type { StockItems } from '../../platform/database/tables.ts'

/** Why a thing must stay where it is; null if nothing stops it. */
export async function findStop(db: Db, id: string): Promise<StockStop | null> {
  const row = await db
    .selectFrom('stock_items')
    .where('id', '=', id)
    .select(stopOf('stock_items').as('stop'))
    .executeTakeFirst()
  return row?.stop ?? null
}

/** The reason for refusing what a stopped thing cannot do; null if nothing stops it. */
export async function whyStopped(db: Db, id: string): Promise<Reason | null> {
  const stop = await findStop(db, id)
  return stop && STOP_REASONS[stop]
}

/** Puts a thing on hold, or releases it. */
export const setHold = (
  tx: Tx,
  id: string,
  hold: Pick<Selectable<StockItems>, 'held_at' | 'held_by' | 'hold_reason' | 'hold_note'>,
) => tx.updateTable('stock_items').set(hold).where('id', '=', id).execute()
