import {
  type Labelled,
  scanCountsFor,
  whyNotCheck,
  whyNotCheckArrival,
  pieceOfNumber,
  whyNotCheckLabel,
} from '@longhaul/domain/parcels/contents.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'

/** A thing of a list, as scans know it. */
type Scannable = Labelled & { stock_item_id: string; goods_number: number; tracking_number: string }

type Scanned<Thing> = { why: Reason } | { next: Thing; pieces: number; label: { piece: number } | null }

/**
 * What a scanned code counts for, in a box or a bin, or the reason why it does not count: one piece by its
 * label, or pieces by the id of their thing or by the tracking number of its arrival.
 */
export function readScan<Thing extends Scannable>(
  box: readonly Thing[],
  code: string,
  counted: number | undefined,
): Scanned<Thing> {
  const read = readStationCode(code)
  if (read.kind === 'goods') {
    const next = box.find((entry) => entry.goods_number === read.goodsNumber)
    const piece = pieceOfNumber(next, read.piece)
    if (next && piece === null) return { why: 'say_which_piece' }
    const why = whyNotCheckLabel(next, piece ?? 1)
    return why ? { why } : { next: next!, pieces: 1, label: { piece: piece ?? 1 } }
  }
  const byId = box.filter((entry) => entry.stock_item_id === code.toLowerCase())
  const number = normaliseTrackingNumber(code)
  const arrived = box.filter((entry) => entry.tracking_number === number)
  const matching = byId.length > 0 ? byId : arrived
  const pieces = counted ?? 1
  const whyNotNumber = byId.length > 0 ? null : whyNotCheckArrival(arrived, counted !== undefined)
  const why = whyNotNumber ?? whyNotCheck(matching, pieces)
  return why ? { why } : { next: scanCountsFor(matching)!, pieces, label: null }
}
