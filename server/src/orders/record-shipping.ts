import { recordShipping as route } from '@longhaul/contract/orders/orders.staff.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/warehouse/tracking-number.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { isTrackingNumberOfOthers, lockTrackingNumber, setShipped } from './sql-purchases.ts'
import { takeItemStep } from './take-item-step.ts'

export const recordShippingAction = action(route, recordShipping)

/** The seller sent it. The number is kept as it is compared, so that whatever the scanner at the dock reads finds it. */
async function recordShipping(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const trackingNumber = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(trackingNumber)) throw badInput({ tracking_number: 'format' })
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { from, to, item } = await takeItemStep(tx, {
    ...by,
    itemId: params.id,
    step: 'record_shipping',
    now,
  })
  await lockTrackingNumber(tx, trackingNumber)
  if (await isTrackingNumberOfOthers(tx, item.shopper_id, trackingNumber))
    throw badInput({ tracking_number: 'in_use' }, 'duplicate_tracking_number')

  const courier = guessCourier(trackingNumber) ?? ''
  await setShipped(tx, item.id, { tracking_number: trackingNumber, courier, shipped_at: now })
  await audit(call, {
    action: 'record_shipping',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage: from },
    after: { stage: to, tracking_number: trackingNumber, courier },
  })
  await notify(call, item.shopper_id, {
    kind: 'seller_shipped',
    args: { ...noticeNames(item), tracking_number: trackingNumber },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(item.shopper_id)
  return { stage: to, tracking_number: trackingNumber, courier }
}
