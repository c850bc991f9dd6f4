import type { Tx } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { refuseElsewhere } from '../platform/workplace.ts'
import { type StockRow, lockStockForStaff } from './sql.ts'

/** Locks a stock item for somebody who handles it; refuses what lies in another warehouse than theirs. */
export async function lockStockHere(
  { tx, me }: { tx: Tx; me: Pick<StaffMember, 'warehouseId'> },
  id: string,
): Promise<StockRow> {
  const stock = orNotFound(await lockStockForStaff(tx, id))
  refuseElsewhere(me, stock.warehouse_id)
  return stock
}
