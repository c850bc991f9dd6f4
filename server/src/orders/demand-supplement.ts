import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type SellerPrice, priceDifference } from '@longhaul/domain/orders/price-change.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { readSettings } from '../site/public.ts'
import { readAddedFee } from './added-fee.ts'
import { insertSupplement } from './sql-questions.ts'
import { type ItemRow, findOrderNumber } from './sql.ts'

/**
 * Asks the shopper to pay the amount by which an item costs more than is frozen for it, with our fee on that.
 * `real` is the seller's price once it is paid. The caller has locked the shopper's balance and moved the
 * item to `supplement_due`. Returns the supplement's id and amount.
 */
export async function demandSupplement(
  work: UnitOfWork,
  item: ItemRow,
  { real, note }: { real: SellerPrice; note: string },
): Promise<{ id: string; amountFen: Fen }> {
  const { tx, now } = work
  const agreed = { goodsFen: item.goods_fen, freightFen: item.freight_fen }
  const added = await readAddedFee(work, item, real)
  const amountFen = priceDifference(agreed, real).dueFen + added.serviceFen
  const { answerHours } = await readSettings(tx)
  const payBy = new Date(now.getTime() + answerHours * 3_600_000)
  const { id } = await insertSupplement(tx, {
    shopper_id: item.shopper_id,
    order_item_id: item.id,
    amount_fen: amountFen,
    service_fen: added.serviceFen,
    discount_fen: added.discountFen,
    plan_saved_fen: added.planSavedFen,
    goods_fen: real.goodsFen,
    freight_fen: real.freightFen,
    note,
    created_at: now,
    pay_by: payBy,
  })
  const { number } = await findOrderNumber(tx, item.order_id)
  await notify(work, item.shopper_id, {
    kind: 'supplement_due',
    args: {
      number,
      ...noticeNames(item),
      amount_fen: amountFen,
      date: payBy.toISOString(),
      supplement_id: id,
    },
    subject: { kind: 'order', id: item.order_id },
  })
  return { id, amountFen }
}
