import { shipParcel } from '@longhaul/contract/parcels.staff.ts'
import { shipped } from '@longhaul/domain/ledger/recipes.ts'
import { billForBooks, billTotal } from '@longhaul/domain/parcels/bill.ts'
import { lacksVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { ledgerActor } from '../orders/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput, found } from '../platform/refusal.ts'
import { takeStockStep } from '../warehouse/public.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { takeParcelStep } from './parcel-step.ts'
import { actualBillOf } from './snapshot.ts'
import { listContents } from './sql-items.ts'
import { insertEvent } from './sql-tracking.ts'
import { findLineName, findParcelForStaff, isTrackingInUse, lockParcelForStaff, updateParcel } from './sql.ts'

/** Handed to the carrier: the freight is the carrier's, the rest is ours, what was set aside too much goes back. */
export const shipParcelAction = action(shipParcel, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const number = normaliseTrackingNumber(body.tracking_number)
  if (!isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  const { shopper_id } = found(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = found(await lockParcelForStaff(tx, params.id))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'ship', by)
  const filmed = { serviceIds: parcel.service_ids, hasVideo: parcel.video_file_id !== null }
  if (lacksVideo(filmed)) throw badInput({ video: 'required' })
  if (await isTrackingInUse(tx, number))
    throw new Refusal('duplicate_tracking_number', {}, { tracking_number: 'in_use' })

  const bill = actualBillOf(parcel)
  if (!bill) throw new Error(`parcel ${parcel.id} is ready to ship without a bill`)
  const savedFen = parcel.frozen_fen - billTotal(bill)
  await post(tx, {
    kind: 'parcel_shipped',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: shipped(shopper_id, { line: parcel.line_id, ...billForBooks(bill), savedFen }),
  })
  await updateParcel(tx, parcel.id, { frozen_fen: 0, tracking_number: number, shipped_at: now })
  for (const { stock_item_id } of await listContents(tx, [parcel.id]))
    await takeStockStep(tx, stock_item_id, 'ship_abroad', by)
  await insertEvent(tx, {
    parcel_id: parcel.id,
    provider: 'warehouse',
    code: 'shipped',
    status: 'in_transit',
    happened_at: now,
    created_at: now,
  })

  const line = await findLineName(tx, parcel.line_id, shopper_id)
  await notify(call, shopper_id, {
    kind: 'parcel_shipped',
    args: { number: parcel.number, tracking_number: number, line, amount_fen: savedFen },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'ship_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage, frozen_fen: parcel.frozen_fen },
    after: { stage, tracking_number: number, given_back_fen: savedFen },
  })
  for (const topic of ['parcels', 'stock', 'orders', 'funds'] as const) await changed(shopper_id, topic)
  await changed('staff', 'parcels')
  return await readParcelDetail(call, parcel.id)
})
