import { scanArrival as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/warehouse/tracking-number.ts'
import { isOwnLabel, isPlausibleWaybill, whyNotDockCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { listAllWarehouses } from '../site/public.ts'
import { type Scan, receiveInbound, receiveItems } from './receive.ts'
import { listRowsOfArrival } from './sql-lists.ts'
import { rescan } from './sql-undo.ts'
import { insertArrival, lockArrival, setUnclaimed } from './sql.ts'
import { toStockRows } from './stock-row.ts'
import { noteUnclaimed } from './unclaimed/note-unclaimed.ts'

export const scanArrivalAction = action(route, scanArrival)

/**
 * Scans a parcel at the dock. It matches goods that we bought, otherwise an announcement by a shopper, otherwise it is unclaimed. Scanning the same number
 * again gives the same result; an unclaimed one is looked up again, since the buyer may enter the number after the parcel has arrived. Refuses our own labels,
 * web addresses, and codes that no courier prints.
 */
async function scanArrival(call: Call<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const why = whyNotDockCode(body.tracking_number)
  if (why) throw badInput({ tracking_number: why }, why)
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  if (!(await listAllWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw new Refusal('not_found')

  const isNew = await insertArrival(tx, {
    warehouse_id: body.warehouse_id,
    tracking_number: number,
    scanned_by: me.id,
    scanned_at: now,
  })
  const known = await lockArrival(tx, number)
  // A scan that was undone does not count; the parcel may turn up at another warehouse.
  const isRescan = known.undone_at !== null
  const by = { warehouse_id: body.warehouse_id, scanned_by: me.id, scanned_at: now }
  if (isRescan) await rescan(tx, known.id, by)
  const arrival = isRescan ? { ...known, ...by } : known
  const scan: Scan = { ...call, arrivalId: arrival.id, warehouseId: arrival.warehouse_id, number }
  const bought = await receiveItems(scan)
  const alreadyHere = await listRowsOfArrival(tx, arrival.id)
  const announced = alreadyHere.length === 0 ? await receiveInbound(scan) : 0

  const stock = await listRowsOfArrival(tx, arrival.id)
  const unclaimed = stock.length === 0
  if (unclaimed && isOwnLabel(number)) throw badInput({ tracking_number: 'own_label' }, 'own_label')
  if (unclaimed && !isPlausibleWaybill(body.tracking_number))
    throw badInput({ tracking_number: 'not_a_waybill' }, 'not_a_waybill')
  await setUnclaimed(tx, arrival.id, unclaimed)
  await noteUnclaimed(call, arrival.id, unclaimed)
  await audit(call, {
    action: 'scan_arrival',
    subjectKind: 'arrival',
    subjectId: arrival.id,
    after: { tracking_number: number, items: stock.length, unclaimed },
  })
  return {
    tracking_number: number,
    courier: guessCourier(number) ?? '',
    unclaimed,
    arrival_id: arrival.id,
    repeated: !isNew && !isRescan && bought + announced === 0,
    items: await toStockRows(call, stock),
  }
}
