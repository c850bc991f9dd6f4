import { whyNotArrive } from '@longhaul/domain/warehouse/transfer-load.ts'
import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import type { FastifyRequest } from 'fastify'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { addMissedDays } from '../counts/add-missed-days.ts'
import { settleOpen } from '../counts/sql-differences.ts'
import { type StockRow, findStockForStaff, lockStockForStaff } from '../sql.ts'
import { extendStorage } from '../sql-storage.ts'
import { lockLoad, stageOf } from '../transfers/sql-loads.ts'
import { endTransfer, findOpenTransfer, findWarehouseName, placeStock } from './sql-transfers.ts'

type Handling = UnitOfWork & { me: StaffMember; request: FastifyRequest }

/**
 * Puts transferred goods on a shelf, at their destination or back at their origin, and tells the shopper. The
 * days on the way do not count: the end of free storage moves once. What waited for a decision about them is
 * settled: they are there. Refuses goods of a load at its destination before it was sent.
 */
export async function arriveGoods(
  call: Handling,
  stockItemId: string,
  place: { warehouseId: string; shelf: string },
): Promise<StockRow> {
  const { tx, me, now } = call
  refuseElsewhere(me, place.warehouseId)
  // A load and what is undecided about its goods are locked before the goods.
  const seen = await findOpenTransfer(tx, stockItemId)
  const load = seen?.load_id ? await lockLoad(tx, seen.load_id) : undefined
  const settled = await settleOpen(tx, [stockItemId], now)
  const stock = orNotFound(await lockStockForStaff(tx, stockItemId))
  const transfer = await findOpenTransfer(tx, stock.id)
  if (!transfer || transfer.id !== seen?.id) throw new Refusal('transition_not_allowed')
  const { from_warehouse, to_warehouse } = transfer
  if (place.warehouseId !== to_warehouse && place.warehouseId !== from_warehouse)
    throw badInput({ warehouse_id: 'choice' })
  const wentThere = place.warehouseId === to_warehouse
  if (load && wentThere) refuseIf(whyNotArrive(stageOf(load)))
  await backOnShelf(call, transfer, place, wentThere)
  // Until it was sent, since the days on the way are added with the shelf.
  await addMissedDays(tx, settled, { until: transfer.sent_at })
  const { free_until } = orNotFound(await findStockForStaff(tx, stock.id))
  await notify(call, stock.shopper_id, {
    kind: 'stock_arrived',
    args: {
      ...noticeNames(stock),
      line: await findWarehouseName(tx, place.warehouseId, stock.shopper_id),
      ...(free_until ? { date: free_until.toISOString() } : {}),
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: 'arrive_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { from: from_warehouse, to: to_warehouse, sent_at: transfer.sent_at },
    after: { warehouse_id: place.warehouseId, shelf: place.shelf, free_until },
  })
  call.concerns(stock.shopper_id)
  return stock
}

type OpenTransfer = NonNullable<Awaited<ReturnType<typeof findOpenTransfer>>>

/** Ends a transfer on a shelf. The caller has locked the goods. */
export async function backOnShelf(
  { tx, me, now }: Pick<Handling, 'tx' | 'me' | 'now'>,
  transfer: Pick<OpenTransfer, 'id' | 'stock_item_id' | 'sent_at'>,
  { warehouseId, shelf }: { warehouseId: string; shelf: string },
  wentThere: boolean,
): Promise<void> {
  await endTransfer(tx, transfer.id, { arrived_at: now, arrived_by: me.id, went_there: wentThere })
  await placeStock(tx, transfer.stock_item_id, { warehouse_id: warehouseId, shelf })
  await extendStorage(tx, [transfer.stock_item_id], wholeDays(transfer.sent_at, now))
}
