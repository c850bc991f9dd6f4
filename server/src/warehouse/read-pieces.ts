import { keptOf, refundablePieces } from '@longhaul/domain/orders/refund.ts'
import type { Db } from '../platform/database/db.ts'
import { findPiecesForStaff } from './sql.ts'

/** The number of pieces of an item, without those that were refunded, and the amount paid for them in fen. */
export async function readPieces(db: Db, itemId: string): Promise<{ quantity: number; value_fen: number }> {
  const row = await findPiecesForStaff(db, itemId)
  const pieces = { quantity: row.quantity, refundedQuantity: row.refunded_quantity }
  return { quantity: refundablePieces(pieces), value_fen: keptOf(row.goods_fen, pieces) }
}
