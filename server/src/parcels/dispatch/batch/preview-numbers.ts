import { previewNumbers as route } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { type Answer, type Call, action } from '../../../platform/http/action.ts'
import { checkList } from './check-list.ts'

/** How many good rows are shown for a look. */
const SHOWN = 50

export const previewNumbersAction = action(route, previewNumbers)

/** A list of tracking numbers, looked through before anything happens. */
async function previewNumbers({ tx, body }: Call<typeof route>): Answer<typeof route> {
  const { rows, faults, doubts } = await checkList(tx, body.text)
  return {
    ready_count: rows.length,
    ready: rows.slice(0, SHOWN).map((one) => ({
      row: one.row,
      parcel_number: one.parcelNumber,
      carrier: one.carrier,
      tracking_number: one.trackingNumber,
    })),
    faults,
    doubts,
  }
}
