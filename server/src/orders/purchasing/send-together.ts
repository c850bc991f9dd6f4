import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/shipping/courier-number.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import type { Tx } from '../../platform/database/db.ts'
import { takeItemStep } from '../take-item-step.ts'
import { findArrivedForOthers } from './arrived-numbers.ts'
import type { Buyer } from './buy-item.ts'
import {
  isTrackingNumberOfOthers,
  listItemsOfSellerOrder,
  lockItemsForStaff,
  lockSellerOrder,
  lockTrackingNumber,
  setShipped,
} from './sql.ts'

/** A parcel of a seller's order: the named items, or by default all that were not sent yet. */
type Sent = { sellerOrderId: string; trackingNumber: string; itemIds?: readonly string[] | undefined }

/**
 * Records that the seller sent a parcel. The tracking number is stored normalised, so that a scan at the dock
 * finds all items in the parcel.
 */
export async function sendTogether(buyer: Buyer, sent: Sent) {
  const { tx, now } = buyer
  const trackingNumber = normaliseTrackingNumber(sent.trackingNumber)
  if (!isTrackingNumber(trackingNumber)) throw badInput({ tracking_number: 'format' })
  const order = orNotFound(await lockSellerOrder(tx, sent.sellerOrderId))
  const items = await lockItemsForStaff(tx, await findSent(tx, order.id, sent.itemIds))
  await lockTrackingNumber(tx, trackingNumber)
  const shopperIds = items.map((item) => item.shopper_id)
  const travelling = { trackingNumber, sellerOrderId: order.id, shopperIds }
  if ((await findArrivedForOthers(tx, [travelling], now)).size > 0) throw arrivedForOthers(trackingNumber)
  if (await isTrackingNumberOfOthers(tx, { sellerOrderId: order.id, shopperIds }, trackingNumber, now))
    throw badInput({ tracking_number: 'in_use' }, 'duplicate_tracking_number')

  const courier = guessCourier(trackingNumber) ?? ''
  const shipped = { tracking_number: trackingNumber, courier, shipped_at: now }
  for (const item of items) await sendItem(buyer, item.id, shipped)
  return { tracking_number: trackingNumber, courier, item_ids: items.map((item) => item.id) }
}

/**
 * The number is in the refusal, so that whoever catches it can report it: the transaction itself is rolled
 * back.
 */
export const arrivedForOthers = (trackingNumber: string): Refusal =>
  new Refusal(
    'arrived_for_others',
    { tracking_number: trackingNumber },
    { tracking_number: 'arrived_for_others' },
  )

/** The items in the parcel. Refuses if there are none. */
async function findSent(tx: Tx, id: string, asked: readonly string[] | undefined): Promise<string[]> {
  const all = await listItemsOfSellerOrder(tx, id)
  if (asked?.some((itemId) => !all.some((item) => item.id === itemId))) throw new Refusal('not_found')
  const sent = asked ?? all.filter(({ stage }) => stage === 'purchased').map((item) => item.id)
  if (sent.length === 0) throw new Refusal('nothing_to_send')
  return [...sent]
}

async function sendItem(
  buyer: Buyer,
  itemId: string,
  shipped: { tracking_number: string; courier: string; shipped_at: Date },
): Promise<void> {
  const { tx, me, now } = buyer
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { from, to, item } = await takeItemStep(tx, { ...by, itemId, step: 'record_shipping', now })
  await setShipped(tx, item.id, shipped)
  const { tracking_number, courier } = shipped
  await audit(buyer, {
    action: 'record_shipping',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage: from },
    after: { stage: to, tracking_number, courier },
  })
  await notify(buyer, item.shopper_id, {
    kind: 'seller_shipped',
    args: { ...noticeNames(item), tracking_number },
    subject: { kind: 'order', id: item.order_id },
  })
  buyer.concerns(item.shopper_id)
}
