import { correctTrackingNumber as route } from '@longhaul/contract/parcels/tracking.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readNumber } from './read-number.ts'
import { settleAlarms } from '../tracking/alarms.ts'
import { clearUpdates } from '../tracking/clear-updates.ts'
import { isTrackingInUse, lockParcelForStaff, updateParcel } from '../sql.ts'

export const correctTrackingNumberAction = writeAction(route, correctTrackingNumber)

/**
 * Corrects a mistyped number or sets a missing carrier; the package is tracked by them from now on, and what
 * was heard of the wrong number is forgotten.
 */
async function correctTrackingNumber(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const { number, carrier } = readNumber(body)
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  refuseIf(UNDER_WAY.has(parcel.stage) ? null : 'transition_not_allowed')
  if (number !== parcel.tracking_number && (await isTrackingInUse(tx, number)))
    throw new Refusal('duplicate_tracking_number', {}, { tracking_number: 'in_use' })
  const after = { tracking_number: number, carrier }
  await updateParcel(tx, parcel.id, after)
  if (number !== parcel.tracking_number) await clearUpdates(call, parcel)
  await settleAlarms(call, parcel.id, 'not_tracked')
  await call.enqueue('watch-parcel', { parcelId: parcel.id, again: true })
  await audit(call, {
    action: 'correct_tracking_number',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { tracking_number: parcel.tracking_number, carrier: parcel.carrier },
    after,
  })
  call.concerns(parcel.shopper_id)
  return after
}

const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception', 'delivered'])
