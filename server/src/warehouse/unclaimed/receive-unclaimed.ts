import { receiveUnclaimed as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { findItemsByTracking, lockTrackingNumber } from '../../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { receiveItems } from '../receive.ts'
import { setUnclaimed } from '../sql.ts'
import { lockArrivalById } from '../sql-undo.ts'
import { noteUnclaimed } from './note-unclaimed.ts'
import { findUnclaimedRow } from './sql-unclaimed.ts'
import { readUnclaimed } from './unclaimed-detail.ts'

export const receiveUnclaimedAction = writeAction(route, receiveUnclaimed)

/**
 * Decides that an unclaimed parcel holds what we bought under its number: it is received as that, and claims
 * to it end.
 */
async function receiveUnclaimed(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const { tracking_number: number } = orNotFound(await findUnclaimedRow(tx, params.id))
  await lockTrackingNumber(tx, number)
  // The arrival is enough of a lock for now: the items come before the unclaimed parcel in the order of
  // locks.
  await lockArrivalById(tx, params.id)
  const parcel = orNotFound(await findUnclaimedRow(tx, params.id))
  const items = await findItemsByTracking(tx, number, call.now)
  refuseIf(parcel.stage === 'unclaimed' && items.length > 0 ? null : 'transition_not_allowed')
  await setUnclaimed(tx, parcel.id, false)
  await receiveItems({ ...call, arrivalId: parcel.id, warehouseId: parcel.warehouse_id, number }, items)
  const owners = items.map((item) => item.shopper_id)
  await noteUnclaimed(call, parcel.id, { isUnclaimed: false, owners })
  await audit(call, {
    action: 'receive_unclaimed',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { items: items.length },
  })
  return await readUnclaimed(call, parcel.id)
}
