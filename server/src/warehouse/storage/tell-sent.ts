import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StockRow } from '../sql.ts'
import { findWarehouseName } from './sql-transfers.ts'

/** Tells a shopper that goods of theirs are on the way to another warehouse of ours, and why. */
export async function tellSent(
  work: UnitOfWork,
  stock: StockRow,
  { toWarehouse, reason }: { toWarehouse: string; reason: string },
): Promise<void> {
  await notify(work, stock.shopper_id, {
    kind: 'stock_sent',
    args: {
      ...noticeNames(stock),
      line: await findWarehouseName(work.tx, toWarehouse, stock.shopper_id),
      reason,
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
}
