import { giveDisposalNotice as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { disposeFrom, whyNotGiveNotice } from '@longhaul/domain/warehouse/disposal.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findStop } from '../holds/sql-holds.ts'
import { lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { insertNotice, listOpenNotices } from './sql-disposal.ts'

export const giveDisposalNoticeAction = writeAction(route, giveDisposalNotice)

/**
 * Sends the last notice: what may happen, from when, and what the shopper can do. Nothing is disposed of
 * without one.
 */
async function giveDisposalNotice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  const [open] = await listOpenNotices(tx, [stock.id])
  const stop = await findStop(tx, stock.id)
  refuseIf(whyNotGiveNotice({ stage: stock.stage, stop, noticeOpen: open !== undefined }))
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
    args: { ...noticeNames(stock), date: from.toISOString(), reason },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'give_disposal_notice',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    after: { dispose_from: from },
    reason,
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}
