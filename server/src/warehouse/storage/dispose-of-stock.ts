import { disposeOfStock as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { whyNotDispose } from '@longhaul/domain/warehouse/disposal.ts'
import { noticeNames } from '../../goods/public.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findStop } from '../holds/sql-holds.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { takeStockStep } from '../stock-step.ts'
import { listOpenNotices, setNoticeDone } from './sql-disposal.ts'

export const disposeOfStockAction = writeAction(route, disposeOfStock)

/**
 * Disposes of expired stock. Always decided by a person, with a reason, after the notice period. A
 * last-moment payment by the shopper takes precedence.
 */
async function disposeOfStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const { shopper_id } = orNotFound(await findStockForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  const [notice] = await listOpenNotices(tx, [stock.id])
  const refundOpen = stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id))
  const stop = await findStop(tx, stock.id)
  const disposeFrom = notice?.dispose_from ?? null
  refuseIf(whyNotDispose({ stage: stock.stage, stop, refundOpen, disposeFrom }, now))
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const { to } = await takeStockStep(tx, stock.id, 'abandon', by)
  await setNoticeDone(tx, stock.id, now)
  await notify(call, shopper_id, {
    kind: 'stock_disposed',
    args: { ...noticeNames(stock), reason },
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
  concerns(shopper_id)
  return await readStockRow(call, stock.id)
}
