import { bringBackParcel } from '@longhaul/contract/parcels.staff.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { found } from '../platform/refusal.ts'
import { readOwnTerms } from '../rewards/public.ts'
import { restartStorage, takeStockStep } from '../warehouse/public.ts'
import { settleAlarms } from './alarms.ts'
import { readParcelDetail } from './parcel-detail.ts'
import { takeParcelStep } from './parcel-step.ts'
import { releaseParcelItems } from './sql-items.ts'
import { lockParcelForStaff, updateParcel } from './sql.ts'

/** The package came back to the warehouse: its goods are in stock again, with their free days from the start. */
export const bringBackParcelAction = action(bringBackParcel, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const parcel = found(await lockParcelForStaff(tx, params.id))
  const note = body.note.trim()
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const stage = await takeParcelStep(tx, parcel, 'come_back', { ...by, note })
  await updateParcel(tx, parcel.id, { closed_by: 'system', close_reason: note })
  await settleAlarms(call, parcel.id)
  const stockItemIds = await releaseParcelItems(tx, parcel.id)
  for (const id of stockItemIds) await takeStockStep(tx, id, 'come_back', by)
  const { settings, open } = await readOwnTerms(tx, parcel.shopper_id, now)
  const freeDays = settings.freeStorageDays
  await restartStorage(tx, stockItemIds, { now, freeDays, planDays: freeDays - open.freeStorageDays })
  await notify(call, parcel.shopper_id, {
    kind: 'parcel_returned',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'bring_back_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { stage },
    reason: note,
  })
  for (const topic of ['parcels', 'stock', 'orders'] as const) await changed(parcel.shopper_id, topic)
  await changed('staff', 'parcels')
  return await readParcelDetail(call, parcel.id)
})
