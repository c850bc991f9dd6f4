import { disposeOfStock, giveDisposalNotice } from '@longhaul/contract/warehouse/storage.staff.ts'
import { disposeFrom, whyNotDispose, whyNotGiveNotice } from '@longhaul/domain/warehouse/disposal.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { takeStockStep } from '../stock-step.ts'
import { insertNotice, listOpenNotices, setNoticeDone } from './sql-disposal.ts'

/** The last notice: what may happen, from when, and what the shopper can do. Nothing is disposed of without one. */
export const giveDisposalNoticeAction = action(giveDisposalNotice, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const stock = found(await lockStockForStaff(tx, params.id))
  const [open] = await listOpenNotices(tx, [stock.id])
  refuseIf(whyNotGiveNotice({ stage: stock.stage, noticeOpen: open !== undefined }))
  const from = disposeFrom(now)
  await insertNotice(tx, {
    stock_item_id: stock.id,
    staff_id: me.id,
    reason,
    dispose_from: from,
    created_at: now,
  })
  await notify(call, stock.shopper_id, {
    kind: 'disposal_notice',
    args: { title: stock.title, date: from.toISOString(), reason },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'give_disposal_notice',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    after: { dispose_from: from },
    reason,
  })
  await changed(stock.shopper_id, 'stock')
  await changed('staff', 'stock')
  return await readStockRow(call, stock.id)
})

/** Somebody decides it, after the notice and its time, and says why. What the shopper pays in the last moment comes first. */
export const disposeOfStockAction = action(disposeOfStock, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const { shopper_id } = found(await findStockForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const stock = found(await lockStockForStaff(tx, params.id))
  const [notice] = await listOpenNotices(tx, [stock.id])
  refuseIf(whyNotDispose({ stage: stock.stage, disposeFrom: notice?.dispose_from ?? null }, now))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const { to } = await takeStockStep(tx, stock.id, 'abandon', by)
  await setNoticeDone(tx, stock.id, now)
  await notify(call, shopper_id, {
    kind: 'stock_disposed',
    args: { title: stock.title, reason },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'dispose_of_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { stage: stock.stage, shelf: stock.shelf, notice_at: notice?.created_at },
    after: { stage: to },
    reason,
  })
  for (const topic of ['stock', 'orders'] as const) await changed(shopper_id, topic)
  await changed('staff', 'stock')
  return await readStockRow(call, stock.id)
})
