import { extendStorage as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { extendStorage as addDays } from '../sql-storage.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { deleteReminders, insertExtension } from './sql-disposal.ts'

export const extendStorageAction = writeAction(route, extendStorage)

/** Grants more free days, because of our fault or as goodwill. Records who granted them and why. */
async function extendStorage(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  refuseIf(stock.stage === 'in_stock' && stock.free_until ? null : 'transition_not_allowed')
  await addDays(tx, [stock.id], body.days)
  await deleteReminders(tx, stock.id)
  await insertExtension(tx, {
    stock_item_id: stock.id,
    days: body.days,
    reason,
    staff_id: me.id,
    created_at: now,
  })
  const { free_until } = orNotFound(await findStockForStaff(tx, stock.id))
  await notify(call, stock.shopper_id, {
    kind: 'storage_extended',
    args: {
      ...noticeNames(stock),
      count: body.days,
      ...(free_until ? { date: free_until.toISOString() } : {}),
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'extend_storage',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { free_until: stock.free_until },
    after: { free_until, days: body.days },
    reason,
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}
