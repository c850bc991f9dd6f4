import { pieceOfNumber } from '@longhaul/domain/parcels/contents.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import { findByGoodsNumber } from './sql-counts.ts'

/**
 * The piece of which a text is the label. Refuses anything else: what has no label gets one first, so that
 * nothing is counted twice.
 */
export async function readLabel(tx: Tx, code: string): Promise<{ stockItemId: string; piece: number }> {
  const read = readStationCode(code)
  const stock = read.kind === 'goods' ? await findByGoodsNumber(tx, read.goodsNumber) : undefined
  if (read.kind !== 'goods' || !stock) throw new Refusal('label_unknown')
  const piece = pieceOfNumber(stock, read.piece)
  if (piece === null) throw new Refusal('say_which_piece')
  refuseIf(piece > stock.labelled_pieces ? 'label_unknown' : null)
  return { stockItemId: stock.id, piece }
}
