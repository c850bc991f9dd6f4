import { whyNotSend } from '@longhaul/domain/warehouse/transfer.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { lockStockHere } from '../lock-stock-here.ts'
import { hasPhotoOrder } from '../photos/sql-photo-orders.ts'
import type { StockRow } from '../sql.ts'
import { findOpenTransfer, insertTransfer, placeStock } from './sql-transfers.ts'

/** Where goods are sent and why; with a load also in which box. */
export type Sending = { toWarehouse: string; reason: string; load?: { id: string; box: number } }

/**
 * Takes goods off their shelf for another warehouse. From then on they are on no shelf, and nobody can pick,
 * move or pack them. The caller tells the shopper. Returns the goods as they were.
 */
export async function beginTransfer(
  call: Pick<UnitOfWork, 'tx' | 'now'> & { me: StaffMember },
  stockItemId: string,
  { toWarehouse, reason, load }: Sending,
): Promise<StockRow> {
  const { tx, me, now } = call
  const stock = await lockStockHere(call, stockItemId)
  const refundOpen = stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id))
  const moving = (await findOpenTransfer(tx, stock.id)) !== undefined
  const photosWaiting = await hasPhotoOrder(tx, stock.id)
  refuseIf(
    whyNotSend(
      {
        stage: stock.stage,
        warehouseId: stock.warehouse_id,
        moving,
        held: stock.held_at !== null,
        refundOpen,
        photosWaiting,
      },
      toWarehouse,
    ),
  )
  await insertTransfer(tx, {
    stock_item_id: stock.id,
    from_warehouse: stock.warehouse_id,
    from_shelf: stock.shelf,
    to_warehouse: toWarehouse,
    reason,
    load_id: load?.id ?? null,
    box: load?.box ?? null,
    sent_by: me.id,
    sent_at: now,
  })
  await placeStock(tx, stock.id, { shelf: '' })
  return stock
}
