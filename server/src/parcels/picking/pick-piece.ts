import { pickPiece as route } from '@longhaul/contract/parcels/picking.staff.ts'
import { whyNotBin, whyNotOpenBin } from '@longhaul/domain/parcels/picking.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import { readScan } from '../packing/read-scan.ts'
import { findWhereItBelongs } from '../sql-items.ts'
import { lockOwnWave } from './lock-wave.ts'
import { readWave } from './read-wave.ts'
import { deleteShort, insertPick, listScannable, moveFromOtherBins } from './sql-picks.ts'
import { insertWaveBin, lockCarts, takenBins } from './sql-waves.ts'

export const pickPieceAction = writeAction(route, pickPiece)

/** The reasons of the box, said of a bin. */
const OF_A_BIN: Partial<Record<Reason, Reason>> = {
  not_in_this_package: 'not_in_this_wave',
  in_the_box_already: 'picked_already',
  label_scanned_already: 'picked_already',
}

/**
 * Records that a piece is in the bin of its package. Codes count by the same rule as at the box; what is in
 * the wrong bin does not count.
 */
async function pickPiece(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const wave = await lockOwnWave(call, params.id)
  const code = body.code.trim()
  const things = (await listScannable(tx, wave.id)).map((row) => ({
    ...row,
    checkedPieces: row.picked_pieces,
    labelledPieces: row.labelled_pieces,
    packedPieces: row.picked_labels,
  }))
  const scanned = readScan(things, code, body.pieces)
  if ('why' in scanned) return await refusePick(call, code, OF_A_BIN[scanned.why] ?? scanned.why)
  const { next, pieces, label } = scanned
  refuseIf(next.held_at ? 'goods_on_hold' : null)
  if (whyNotBin({ cart: wave.cart, bins: next.bins }, body)) {
    if (!body.opens) throw new Refusal('wrong_bin', { bin: next.bin, bins: next.bins }, { bin: 'wrong_bin' })
    await openBin(call, wave, next.parcel_id)
  }
  const pick = {
    wave_id: wave.id,
    parcel_id: next.parcel_id,
    stock_item_id: next.stock_item_id,
    piece: label ? label.piece : null,
  }
  await moveFromOtherBins(tx, pick, now)
  await insertPick(tx, { ...pick, bin: body.bin, pieces, picked_by: me.id, picked_at: now })
  await deleteShort(tx, next.parcel_id, next.stock_item_id)
  await audit(call, {
    action: 'pick_piece',
    subjectKind: 'parcel',
    subjectId: next.parcel_id,
    after: { stock_item_id: next.stock_item_id, piece: pick.piece, pieces, cart: wave.cart, bin: body.bin },
  })
  return await readWave(call, wave.id)
}

/** A free bin of the cart is the package's too: what it has is full. */
async function openBin(
  { tx, body }: WriteCall<typeof route>,
  wave: { id: string; warehouse_id: string; cart: number; bins: number },
  parcelId: string,
): Promise<void> {
  await lockCarts(tx, wave.warehouse_id)
  const why = whyNotOpenBin(wave, await takenBins(tx, wave.warehouse_id, wave.cart), body)
  if (why) throw new Refusal(why, { bin: body.bin }, { bin: why })
  const { id: wave_id, warehouse_id, cart } = wave
  await insertWaveBin(tx, { wave_id, parcel_id: parcelId, warehouse_id, cart, bin: body.bin })
}

async function refusePick({ tx }: WriteCall<typeof route>, code: string, why: Reason): Promise<never> {
  if (why !== 'not_in_this_wave') throw new Refusal(why, {}, { code: why })
  const read = readStationCode(code)
  const goodsNumber = read.kind === 'goods' ? read.goodsNumber : null
  const belongs = await findWhereItBelongs(tx, code, normaliseTrackingNumber(code), goodsNumber)
  throw new Refusal(why, { belongs: belongs ?? null }, { code: 'unknown' })
}
