import { previewNumbers as route } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { checkList } from './check-list.ts'

/** The most valid rows shown in the preview. */
const SHOWN = 50

export const previewNumbersAction = writeAction(route, previewNumbers)

/** Previews a list of tracking numbers. Changes nothing. */
async function previewNumbers({ tx, body }: WriteCall<typeof route>): Answer<typeof route> {
  const { rows, faults, doubts } = await checkList(tx, body.text)
  return {
    ready_count: rows.length,
    ready: rows.slice(0, SHOWN).map((entry) => ({
      row: entry.row,
      parcel_number: entry.parcelNumber,
      carrier: entry.carrier,
      tracking_number: entry.trackingNumber,
    })),
    faults,
    doubts,
  }
}
