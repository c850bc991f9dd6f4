import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { readAddedFee } from './added-fee.ts'
import { type OpenSupplement, listOpenSupplements, updateSupplement } from './sql-questions.ts'
import { lockItemForStaff } from './sql.ts'

/**
 * Recalculates the fees in the open supplements of an order after its coupon changed, oldest first, so that a
 * supplement never counts on a discount that is gone, or that another one has. The caller has locked the
 * shopper's balance.
 */
export async function repriceSupplements(work: UnitOfWork, orderId: string): Promise<void> {
  const { tx } = work
  const done: OpenSupplement[] = []
  for (const due of await listOpenSupplements(tx, orderId)) {
    const item = (await lockItemForStaff(tx, due.order_item_id))!
    const real = { goodsFen: due.goods_fen, freightFen: due.freight_fen }
    const added = await readAddedFee(work, item, real, done)
    const fees = {
      service_fen: added.serviceFen,
      discount_fen: added.discountFen,
      plan_saved_fen: added.planSavedFen,
    }
    const agreedFen = sellerFen({ goodsFen: item.goods_fen, freightFen: item.freight_fen })
    const amount_fen = sellerFen(real) - agreedFen + added.serviceFen
    if (amount_fen !== due.amount_fen) await updateSupplement(tx, due.id, { ...fees, amount_fen })
    done.push({ ...due, ...fees, amount_fen })
  }
}
