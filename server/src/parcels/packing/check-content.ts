import { checkContent as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import type { Labelled } from '@longhaul/domain/parcels/contents.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import { beginPacking } from './begin-packing.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import {
  type ContentRow,
  listContents,
  findWhereItBelongs,
  insertPackedPiece,
  markChecked,
  listPackedPieces,
} from '../sql-items.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { readScan } from './read-scan.ts'
import type { ParcelRow } from '../sql.ts'

/** The stages at which a package can be on the bench. */
const BENCH_STAGES: ReadonlySet<ParcelStage> = new Set(['to_pick', 'packing'])

export const checkContentAction = writeAction(route, checkContent)

/**
 * Records that listed pieces are in the box: one piece by its label, or pieces by the id of their thing or by
 * the tracking number of its arrival, which counts for a single piece only: of several the packer chooses.
 * Refuses pieces that are not on the list, already in the box, or more than listed. The first correct piece
 * of a package that waits starts its packing.
 */
async function checkContent(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const [parcel, box] = await lockBox(call, params.id)
  refuseIf(BENCH_STAGES.has(parcel.stage) ? null : 'transition_not_allowed')
  const code = body.code.trim()
  const scanned = readScan(box, code, body.pieces)
  if ('why' in scanned) return await refuseScan(call, code, scanned.why)
  const { next, pieces, label } = scanned
  if (parcel.stage === 'to_pick') await beginPacking(call, parcel)
  const checked = next.checkedPieces + pieces
  const stock_item_id = next.stock_item_id
  await markChecked(tx, parcel.id, stock_item_id, checked, checked === next.quantity ? now : null)
  if (label)
    await insertPackedPiece(tx, { parcel_id: parcel.id, stock_item_id, piece: label.piece, packed_at: now })
  await audit(call, {
    action: 'check_content',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: { stock_item_id, pieces, label: label ? label.piece : null },
  })
  return await readParcelDetail(call, parcel.id)
}

type Listed = ContentRow & Labelled

/** Locks a package and reads its list and which of the pieces are in its box. */
async function lockBox(call: WriteCall<typeof route>, parcelId: string): Promise<[ParcelRow, Listed[]]> {
  const { tx } = call
  const parcel = await lockParcelHere(call, parcelId)
  const packed = await listPackedPieces(tx, parcelId)
  const contents = await listContents(tx, [parcelId])
  const box = contents.map((content) => ({
    ...content,
    checkedPieces: content.checked_pieces,
    labelledPieces: content.labelled_pieces,
    packedPieces: packed
      .filter((entry) => entry.stock_item_id === content.stock_item_id)
      .map((entry) => entry.piece),
  }))
  return [parcel, box]
}

async function refuseScan({ tx }: WriteCall<typeof route>, code: string, why: Reason): Promise<never> {
  if (why !== 'not_in_this_package') throw new Refusal(why, {}, { code: why })
  const read = readStationCode(code)
  const goodsNumber = read.kind === 'goods' ? read.goodsNumber : null
  const belongs = await findWhereItBelongs(tx, code, normaliseTrackingNumber(code), goodsNumber)
  throw new Refusal(why, { belongs: belongs ?? null }, { code: 'unknown' })
}
