import { sendStock as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { listOpenWarehouses } from '../../site/public.ts'
import { readStockRow } from '../stock-row.ts'
import { beginTransfer } from './begin-transfer.ts'
import { tellSent } from './tell-sent.ts'

export const sendStockAction = writeAction(route, sendStock)

/** Takes an item off its shelf and sends it to another warehouse. */
async function sendStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, concerns } = call
  const reason = body.reason.trim()
  if (!(await listOpenWarehouses(tx)).some((warehouse) => warehouse.id === body.warehouse_id))
    throw badInput({ warehouse_id: 'unknown' })
  const stock = await beginTransfer(call, params.id, { toWarehouse: body.warehouse_id, reason })
  await tellSent(call, stock, { toWarehouse: body.warehouse_id, reason })
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
