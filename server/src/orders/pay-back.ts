import { refunded, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/job-call.ts'
import type { RefundCaseRow } from './sql-refunds.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

/**
 * Pays a granted refund back to the balance: from the seller what the seller takes back, from our income what we give up, and whatever is
 * still frozen for the item. What lies in the warehouse follows. The shopper's money, the item and the case are locked by the caller. Answers the sum, in fen.
 */
export async function payBack(
  { tx, now, enqueue }: Doing,
  refundCase: Pick<RefundCaseRow, 'id' | 'goods_fen' | 'freight_fen' | 'service_fen'>,
  item: ItemRow,
  by: By,
): Promise<Fen> {
  await takeItemStep(tx, { ...by, itemId: item.id, step: 'refund', now })
  const shopperId = item.shopper_id
  const said = { shopperId, actor: ledgerActor(by), now }
  const supplierFen = refundCase.goods_fen + refundCase.freight_fen
  await post(tx, {
    ...said,
    kind: 'refunded',
    subject: { kind: 'refund_case', id: refundCase.id },
    postings: refunded(shopperId, { supplierFen, serviceFen: refundCase.service_fen, photosFen: 0 }),
  })
  await post(tx, {
    ...said,
    kind: 'photos_given_back',
    subject: { kind: 'order_item', id: item.id },
    postings: release(shopperId, item.frozen_fen),
  })
  await updateItem(tx, item.id, { frozen_fen: 0, closed_by: 'staff' })
  await enqueue('follow-item', { itemId: item.id })
  return supplierFen + refundCase.service_fen + item.frozen_fen
}
