import { sendStock as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { whyNotSend } from '@longhaul/domain/warehouse/transfer.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { listOpenWarehouses } from '../../site/public.ts'
import { hasPhotoOrder } from '../photos/sql-photo-orders.ts'
import { lockStockHere } from '../lock-stock-here.ts'
import { readStockRow } from '../stock-row.ts'
import { findOpenTransfer, findWarehouseName, insertTransfer, placeStock } from './sql-transfers.ts'

export const sendStockAction = writeAction(route, sendStock)

/** Takes an item off its shelf and sends it to another warehouse. */
async function sendStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  const stock = await lockStockHere(call, params.id)
  if (!(await listOpenWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  const refundOpen = stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id))
  const moving = (await findOpenTransfer(tx, stock.id)) !== undefined
  const photosWaiting = await hasPhotoOrder(tx, stock.id)
  refuseIf(
    whyNotSend(
      { stage: stock.stage, warehouseId: stock.warehouse_id, moving, refundOpen, photosWaiting },
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
      ...noticeNames(stock),
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
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}
