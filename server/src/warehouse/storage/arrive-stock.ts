import { arriveStock as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { arriveGoods } from './end-transfer.ts'

export const arriveStockAction = writeAction(route, arriveStock)

/** Puts a transferred item on a shelf, at its destination or back at its origin. */
async function arriveStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  orNotFound(await findStockForStaff(tx, params.id))
  const shelf = body.shelf.trim().toUpperCase()
  await arriveGoods(call, params.id, { warehouseId: body.warehouse_id, shelf })
  return await readStockRow(call, params.id)
}
