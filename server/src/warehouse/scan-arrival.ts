import { scanArrival as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/shipping/courier-number.ts'
import { type StationCode, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { isOtherParcel } from '@longhaul/domain/warehouse/whose-parcel.ts'
import { lockTrackingNumber } from '../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { refuseElsewhere } from '../platform/workplace.ts'
import { listAllWarehouses } from '../site/public.ts'
import type { Scan } from './receive.ts'
import { receiveParcel } from './receive-parcel.ts'
import { listRowsOfArrival } from './sql-lists.ts'
import { rescan } from './sql-undo.ts'
import { findOwnWaybill, insertArrival, lockArrival, setNumberFree } from './sql.ts'
import { toStockRows } from './stock-row.ts'
import { listOpenClaimants } from './unclaimed/sql-ownership-claims.ts'

export const scanArrivalAction = writeAction(route, scanArrival)

/**
 * Scans a parcel at the dock. It matches goods that we bought or the announcement of one shopper; otherwise
 * it is unclaimed. Scanning the same number again gives the same result: it is one parcel and one receipt. An
 * unclaimed one is looked up again, since the buyer may enter the number after the parcel has arrived. A
 * number that nobody waits for is refused until the station asks for it to be registered as unclaimed, and
 * never registered if it is one of ours, a web address, or what no courier prints.
 */
async function scanArrival(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body } = call
  const read = readStationCode(body.tracking_number)
  if (read.kind === 'other' && read.why === 'not_a_parcel_code') throw notTaken(read.why)
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  if (!(await listAllWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw new Refusal('not_found')
  refuseElsewhere(call.me, body.warehouse_id)

  await lockTrackingNumber(tx, number)
  const { arrival, isRepeated } = await arrive(call, number)
  const scan: Scan = { ...call, arrivalId: arrival.id, warehouseId: arrival.warehouse_id, number }
  const isReceived = await receiveParcel(scan, arrival)

  const stock = await listRowsOfArrival(tx, arrival.id)
  const unclaimed = stock.length === 0
  const inDoubt = unclaimed && (await listOpenClaimants(tx, arrival.id)).length > 0
  const why = unclaimed ? whyNotUnclaimed(read) : null
  if (why) throw notTaken(why)
  // Whoever may be its owner waits for it; what nobody waits for is registered on purpose or not at all.
  const isNews = unclaimed && !inDoubt && !isRepeated
  if (isNews && (await findOwnWaybill(tx, number))) throw notTaken('comes_back')
  if (isNews && !body.register_unclaimed) throw notTaken('not_expected')
  await audit(call, {
    action: 'scan_arrival',
    subjectKind: 'arrival',
    subjectId: arrival.id,
    after: { tracking_number: number, items: stock.length, unclaimed, in_doubt: inDoubt },
  })
  return {
    tracking_number: number,
    courier: guessCourier(number) ?? '',
    unclaimed,
    in_doubt: inDoubt,
    arrival_id: arrival.id,
    repeated: isRepeated && !isReceived,
    items: await toStockRows(call, stock),
  }
}

const notTaken = (why: Reason) => badInput({ tracking_number: why }, why)

/** Why a text that matches no expected parcel cannot be registered as unclaimed; null if it can. */
function whyNotUnclaimed(read: StationCode): Reason | null {
  if (read.kind === 'parcel') return null
  if (read.kind === 'other') return read.why
  const isOwn = read.kind === 'goods' || read.kind === 'found' || read.kind === 'package'
  return isOwn ? 'own_label' : 'not_a_waybill'
}

/** The arrival of this number: a new one, or the known one of a parcel that is scanned again. */
async function arrive({ tx, me, body, now }: WriteCall<typeof route>, number: string) {
  const by = { warehouse_id: body.warehouse_id, scanned_by: me.id, scanned_at: now }
  const isNew = await insertArrival(tx, { tracking_number: number, ...by })
  const known = await lockArrival(tx, number)
  if (isNew) return { arrival: known, isRepeated: false }
  if (isOtherParcel({ scannedAt: known.scanned_at, isHere: known.is_here }, now)) {
    await setNumberFree(tx, known.id)
    await insertArrival(tx, { tracking_number: number, ...by })
    return { arrival: await lockArrival(tx, number), isRepeated: false }
  }
  // A scan that was undone does not count; the parcel may turn up at another warehouse.
  if (known.undone_at === null) return { arrival: known, isRepeated: true }
  await rescan(tx, known.id, by)
  return { arrival: { ...known, ...by }, isRepeated: false }
}
