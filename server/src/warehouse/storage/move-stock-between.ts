import { arriveStock, sendStock } from '@longhaul/contract/warehouse/storage.staff.ts'
import { whyNotSend } from '@longhaul/domain/warehouse/transfer.ts'
import { notify } from '../../messages/public.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import { listWarehouses } from '../../site/public.ts'
import { extendStorage } from '../sql-storage.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { daysBetween } from '../storage-days.ts'
import {
  endTransfer,
  findOpenTransfer,
  findWarehouseName,
  insertTransfer,
  placeStock,
} from './sql-transfers.ts'

/** Off its shelf, on the way to another warehouse. */
export const sendStockAction = action(sendStock, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const reason = body.reason.trim()
  if (reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const stock = found(await lockStockForStaff(tx, params.id))
  if (!(await listWarehouses(tx)).some((one) => one.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  const refundOpen = stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id))
  const moving = (await findOpenTransfer(tx, stock.id)) !== undefined
  refuseIf(
    whyNotSend(
      { stage: stock.stage, warehouseId: stock.warehouse_id, moving, refundOpen },
      body.warehouse_id,
    ),
  )
  await insertTransfer(tx, {
    stock_item_id: stock.id,
    from_warehouse: stock.warehouse_id,
    to_warehouse: body.warehouse_id,
    reason,
    sent_by: me.id,
    sent_at: now,
  })
  await placeStock(tx, stock.id, { shelf: '' })
  await notify(call, stock.shopper_id, {
    kind: 'stock_sent',
    args: {
      title: stock.title,
      line: await findWarehouseName(tx, body.warehouse_id, stock.shopper_id),
      reason,
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'send_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { warehouse_id: stock.warehouse_id, shelf: stock.shelf },
    after: { to: body.warehouse_id },
    reason,
  })
  await changed(stock.shopper_id, 'stock')
  await changed('staff', 'stock')
  return await readStockRow(call, stock.id)
})

/** On a shelf again, there or where it came from. The days that it was away do not count: its free days end so much later, once. */
export const arriveStockAction = action(arriveStock, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const shelf = body.shelf.trim().toUpperCase()
  if (shelf === '') throw badInput({ shelf: 'required' })
  const stock = found(await lockStockForStaff(tx, params.id))
  const transfer = await findOpenTransfer(tx, stock.id)
  if (!transfer) return refuseNothingMoves()
  const { from_warehouse, to_warehouse } = transfer
  if (body.warehouse_id !== to_warehouse && body.warehouse_id !== from_warehouse)
    throw badInput({ warehouse_id: 'choice' })
  const wentThere = body.warehouse_id === to_warehouse
  await endTransfer(tx, transfer.id, { arrived_at: now, arrived_by: me.id, went_there: wentThere })
  await placeStock(tx, stock.id, { warehouse_id: body.warehouse_id, shelf })
  await extendStorage(tx, [stock.id], daysBetween(transfer.sent_at, now))
  const { free_until } = found(await findStockForStaff(tx, stock.id))
  await notify(call, stock.shopper_id, {
    kind: 'stock_arrived',
    args: {
      title: stock.title,
      line: await findWarehouseName(tx, body.warehouse_id, stock.shopper_id),
      ...(free_until ? { date: free_until.toISOString() } : {}),
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'arrive_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { from: from_warehouse, to: to_warehouse, sent_at: transfer.sent_at },
    after: { warehouse_id: body.warehouse_id, shelf, free_until },
  })
  await changed(stock.shopper_id, 'stock')
  await changed('staff', 'stock')
  return await readStockRow(call, stock.id)
})

function refuseNothingMoves(): never {
  refuseIf('transition_not_allowed')
  throw new Error('refused above')
}
