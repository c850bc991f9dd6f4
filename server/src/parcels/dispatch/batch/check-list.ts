import { type NumberList, readNumberList } from '@longhaul/domain/shipping/number-list.ts'
import { lacksVideo } from '@longhaul/domain/parcels/packing-video.ts'
import type { Db } from '../../../platform/database/db.ts'
import { checksOf, isLacking } from '../customs-checks.ts'
import type { ParcelRow } from '../../sql.ts'
import { readSurroundings } from './sql.ts'

/**
 * Reads a list and checks every row: the package must wait to be shipped, have any video paid for and a
 * complete declaration, and get an unused tracking number.
 */
export async function checkList(db: Db, text: string): Promise<NumberList> {
  const list = readNumberList(text)
  const { parcelOf, used } = await readSurroundings(db, list.rows)
  const rows = list.rows.filter((entry) => {
    const parcel = parcelOf.get(entry.parcelNumber)
    const fault = (problem: ParcelFault, value: string) =>
      list.faults.push({ row: entry.row, problem, value })
    if (!parcel) fault('no_parcel', entry.parcelNumber)
    else if (parcel.stage !== 'to_ship') fault('not_to_ship', parcel.stage)
    else if (lacksVideo({ serviceIds: parcel.service_ids, hasVideo: parcel.video_file_id !== null }))
      fault('no_packing_video', entry.parcelNumber)
    else if (used.has(entry.trackingNumber)) fault('in_use', entry.trackingNumber)
    else if (isIncomplete(parcel)) fault('declaration_incomplete', entry.parcelNumber)
    else return true
    return false
  })
  const ready = new Set(rows.map((entry) => entry.row))
  return {
    rows,
    faults: list.faults.toSorted((a, b) => a.row - b.row),
    doubts: list.doubts.filter(({ row }) => ready.has(row)).toSorted((a, b) => a.row - b.row),
  }
}

type ParcelFault = 'no_parcel' | 'not_to_ship' | 'no_packing_video' | 'in_use' | 'declaration_incomplete'
type Listed = Parameters<typeof checksOf>[0] & Pick<ParcelRow, 'tax_estimate'>

/**
 * Whether the declaration lacks what customs were known to demand when the package was created; today's rules
 * decide again when it is handed over.
 */
const isIncomplete = (parcel: Listed): boolean => {
  const { tax_estimate: kept } = parcel
  return checksOf(parcel, kept && 'needs' in kept ? kept.needs : []).some(isLacking)
}
