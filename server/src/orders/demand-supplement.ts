import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { SellerPrice } from '@longhaul/domain/orders/price-change.ts'
import { noticeNames } from '../goods/public.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { readSettings } from '../site/public.ts'
import { insertSupplement } from './sql-questions.ts'
import { type ItemRow, findOrderNumber } from './sql.ts'

/**
 * Asks the shopper to pay the amount by which an item costs more than is frozen for it. `real` is the seller's price once it is paid. The caller has
 * moved the item to `supplement_due`. Returns the supplement's id.
 */
export async function demandSupplement(
  doing: Doing,
  item: ItemRow,
  { real, note, dueFen }: { real: SellerPrice; note: string; dueFen: Fen },
): Promise<string> {
  const { tx, now } = doing
  const { answerHours } = await readSettings(tx)
  const payBy = new Date(now.getTime() + answerHours * 3_600_000)
  const { id } = await insertSupplement(tx, {
    shopper_id: item.shopper_id,
    order_item_id: item.id,
    amount_fen: dueFen,
    goods_fen: real.goodsFen,
    freight_fen: real.freightFen,
    note,
    created_at: now,
    pay_by: payBy,
  })
  const { number } = await findOrderNumber(tx, item.order_id)
  await notify(doing, item.shopper_id, {
    kind: 'supplement_due',
    args: { number, ...noticeNames(item), amount_fen: dueFen, date: payBy.toISOString() },
    subject: { kind: 'order', id: item.order_id },
  })
  return id
}
