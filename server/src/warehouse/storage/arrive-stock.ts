import { arriveStock as route } from '@longhaul/contract/warehouse/storage.staff.ts'
import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { extendStorage } from '../sql-storage.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { readStockRow } from '../stock-row.ts'
import { endTransfer, findOpenTransfer, findWarehouseName, placeStock } from './sql-transfers.ts'

export const arriveStockAction = writeAction(route, arriveStock)

/**
 * Puts a transferred item on a shelf, at its destination or back at its origin. The days in transit do not
 * count: the end of free storage moves once.
 */
async function arriveStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const shelf = body.shelf.trim().toUpperCase()
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  refuseElsewhere(me, body.warehouse_id)
  const transfer = await findOpenTransfer(tx, stock.id)
  if (!transfer) return refuseNothingMoves()
  const { from_warehouse, to_warehouse } = transfer
  if (body.warehouse_id !== to_warehouse && body.warehouse_id !== from_warehouse)
    throw badInput({ warehouse_id: 'choice' })
  const wentThere = body.warehouse_id === to_warehouse
  await endTransfer(tx, transfer.id, { arrived_at: now, arrived_by: me.id, went_there: wentThere })
  await placeStock(tx, stock.id, { warehouse_id: body.warehouse_id, shelf })
  await extendStorage(tx, [stock.id], wholeDays(transfer.sent_at, now))
  const { free_until } = orNotFound(await findStockForStaff(tx, stock.id))
  await notify(call, stock.shopper_id, {
    kind: 'stock_arrived',
    args: {
      ...noticeNames(stock),
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
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}

function refuseNothingMoves(): never {
  refuseIf('transition_not_allowed')
  throw new Error('refused above')
}
