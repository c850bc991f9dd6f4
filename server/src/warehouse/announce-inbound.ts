import { announceInbound } from '@longhaul/contract/warehouse/warehouse.ts'
import {
  guessCourier,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@longhaul/domain/warehouse/tracking-number.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { listWarehouses } from '../site/public.ts'
import { toInbound } from './inbound-card.ts'
import { insertInbound } from './sql-inbounds.ts'

/** Announces a parcel bought elsewhere, so that the warehouse knows whose it is. */
export const announceInboundAction = action(announceInbound, async ({ tx, me, body, now, changed }) => {
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  if (!(await listWarehouses(tx)).some((one) => one.id === body.warehouse_id))
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
  await changed(me.id, 'stock')
  return toInbound(inbound)
})
