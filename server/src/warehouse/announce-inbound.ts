import { announceInbound as route } from '@longhaul/contract/warehouse/warehouse.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/warehouse/tracking-number.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { listOpenWarehouses } from '../site/public.ts'
import { toInbound } from './inbound-card.ts'
import { insertInbound } from './sql-inbounds.ts'

export const announceInboundAction = action(route, announceInbound)

/** Announces a parcel bought elsewhere, so that the warehouse knows its owner. */
async function announceInbound({ tx, me, body, now }: Call<typeof route>): Answer<typeof route> {
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  if (!(await listOpenWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
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
  if (!inbound) throw new Refusal('duplicate_tracking_number', {}, { tracking_number: 'in_use' })
  return toInbound(inbound)
}
