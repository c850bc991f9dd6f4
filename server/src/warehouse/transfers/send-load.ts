import { callOffTransferLoad, sendTransferLoad } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { loadNumberText, whyNotPackLoad, whyNotSendLoad } from '@longhaul/domain/warehouse/transfer-load.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { lockStockForStaff } from '../sql.ts'
import { backOnShelf } from '../storage/end-transfer.ts'
import { tellSent } from '../storage/tell-sent.ts'
import { readLoad } from './load-card.ts'
import { listOpenOfLoad, lockLoad, stageOf, updateLoad } from './sql-loads.ts'

export const sendTransferLoadAction = writeAction(sendTransferLoad, send)
export const callOffTransferLoadAction = writeAction(callOffTransferLoad, callOff)

/**
 * A load leaves: nothing can be put in or taken out, and every shopper is told where their goods are going.
 * Refused while a refund of any of them is open, since it might be sent back to its seller.
 */
async function send(call: WriteCall<typeof sendTransferLoad>): Answer<typeof sendTransferLoad> {
  const { tx, me, params, body, now, world, concerns } = call
  const load = orNotFound(await lockLoad(tx, params.id))
  refuseElsewhere(me, load.from_warehouse)
  const open = await listOpenOfLoad(tx, load.id)
  refuseIf(whyNotSendLoad(stageOf(load), open.length))
  for (const { stock_item_id } of open) {
    const stock = orNotFound(await lockStockForStaff(tx, stock_item_id))
    const refundOpen = stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id))
    refuseIf(refundOpen ? 'refund_open' : null)
    await tellSent(call, stock, { toWarehouse: load.to_warehouse, reason: load.reason })
    concerns(stock.shopper_id)
  }
  const waybill = body.waybill.trim()
  await updateLoad(tx, load.id, { waybill, sent_by: me.id, sent_at: now })
  await audit(call, {
    action: 'send_transfer',
    subjectKind: 'transfer_load',
    subjectId: load.id,
    after: { number: loadNumberText(load.number), to: load.to_warehouse, things: open.length, waybill },
  })
  return await readLoad({ db: tx, world, me, now }, load.id)
}

/** Calls a load off before it leaves: everything is back on the shelf it came from. */
async function callOff(call: WriteCall<typeof callOffTransferLoad>): Answer<typeof callOffTransferLoad> {
  const { tx, me, params, now, world, concerns } = call
  const load = orNotFound(await lockLoad(tx, params.id))
  refuseElsewhere(me, load.from_warehouse)
  refuseIf(whyNotPackLoad(stageOf(load)))
  const open = await listOpenOfLoad(tx, load.id)
  for (const transfer of open) {
    const stock = orNotFound(await lockStockForStaff(tx, transfer.stock_item_id))
    const place = { warehouseId: transfer.from_warehouse, shelf: transfer.from_shelf }
    await backOnShelf(call, transfer, place, false)
    await audit(call, {
      action: 'take_out_of_transfer',
      subjectKind: 'stock_item',
      subjectId: stock.id,
      before: { transfer: loadNumberText(load.number) },
      after: { warehouse_id: place.warehouseId, shelf: place.shelf },
    })
    concerns(stock.shopper_id)
  }
  await updateLoad(tx, load.id, { called_off_by: me.id, called_off_at: now })
  await audit(call, {
    action: 'call_off_transfer',
    subjectKind: 'transfer_load',
    subjectId: load.id,
    before: { number: loadNumberText(load.number), things: open.length },
  })
  return await readLoad({ db: tx, world, me, now }, load.id)
}
