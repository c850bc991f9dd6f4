import { announceInbound as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { countsSince, whyNotAnnounce } from '@longhaul/domain/inbounds/announce.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/shipping/courier-number.ts'
import { lockTrackingNumber } from '../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { listOpenWarehouses } from '../site/public.ts'
import { toInbound } from './inbound-card.ts'
import {
  type InboundRow,
  insertInbound,
  listCountedAnnouncements,
  lockAnnouncementsOf,
} from './sql-inbounds.ts'
import { lockUnclaimedArrival } from './sql.ts'
import { doubtAnnouncements } from './unclaimed/doubt-announcements.ts'

export const announceInboundAction = writeAction(route, announceInbound)

/**
 * Announces a parcel bought elsewhere, so that the warehouse expects it. The number alone does not make it
 * the shopper's: others may announce it too, and nobody learns of it. A parcel that lies here unclaimed
 * already becomes a claim, which needs proof.
 */
async function announceInbound(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  if (!(await listOpenWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  await lockTrackingNumber(tx, number)
  await lockAnnouncementsOf(tx, me.id)
  const earlier = await listCountedAnnouncements(tx, me.id, countsSince(now))
  const why = whyNotAnnounce(number, earlier, now)
  if (why) throw badInput({ tracking_number: why }, why)
  const unclaimed = await lockUnclaimedArrival(tx, number)
  const inbound = await insertInbound(tx, {
    shopper_id: me.id,
    warehouse_id: body.warehouse_id,
    tracking_number: number,
    courier: guessCourier(number) ?? '',
    title: body.title.trim(),
    quantity: body.quantity,
    value_fen: body.value_fen,
    remark: body.remark.trim(),
    created_at: now,
    stage_at: now,
  })
  if (!unclaimed) return toInbound(inbound)
  return toInbound(await doubt(call, inbound, unclaimed.id))
}

async function doubt(
  call: WriteCall<typeof route>,
  inbound: InboundRow,
  arrivalId: string,
): Promise<InboundRow> {
  const scan = { ...call, arrivalId, number: inbound.tracking_number, me: { roles: ['system'] as const } }
  await doubtAnnouncements(scan, [inbound])
  return { ...inbound, stage: 'in_doubt' }
}
