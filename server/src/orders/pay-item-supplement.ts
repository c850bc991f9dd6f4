import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { whyNotPaySupplement } from '@longhaul/domain/parcels/payment.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { addFee } from './added-fee.ts'
import {
  countSupplements,
  type SupplementRow,
  findOwnItemSupplement,
  lockOwnItemSupplement,
  setSupplementPaid,
} from './sql-questions.ts'
import { findOrderNumber, lockOwnItem, updateItem } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

/**
 * Whether a supplement is for an item. Refuses like `payItemSupplement` if it cannot be paid now, but takes
 * no locks, so the answer is not final.
 */
export async function payableItemSupplement(
  db: Db,
  shopperId: string,
  supplementId: string,
  now: Date,
): Promise<boolean> {
  const supplement = await findOwnItemSupplement(db, shopperId, supplementId)
  if (!supplement) return false
  refuseIf(whyNotPaySupplement(datesOfSupplement(supplement), now))
  return true
}

/**
 * Pays the amount by which an item costs more than was frozen for it: its amounts and our fee become those
 * that the shopper accepted, and it returns to the buyers. Returns the amount frozen, in fen.
 */
export async function payItemSupplement(
  work: UnitOfWork,
  shopperId: string,
  supplementId: string,
): Promise<Fen> {
  const { tx, now } = work
  const { availableFen } = await lockShopper(tx, shopperId)
  const { order_item_id: itemId } = orNotFound(await findOwnItemSupplement(tx, shopperId, supplementId))
  orNotFound(await lockOwnItem(tx, shopperId, itemId))
  const supplement = orNotFound(await lockOwnItemSupplement(tx, shopperId, supplementId))
  const amountFen = supplement.amount_fen
  refuseIf(whyNotPaySupplement(datesOfSupplement(supplement), now))
  if (amountFen > availableFen)
    throw new Refusal('insufficient_balance', { total_fen: amountFen, available_fen: availableFen })

  const by = { actor: 'shopper', actorId: shopperId } as const
  const { item } = await takeItemStep(tx, { ...by, itemId, step: 'pay_supplement', now })
  await post(tx, {
    kind: 'supplement_paid',
    subject: { kind: 'order_item', id: itemId },
    step: await countSupplements(tx, itemId),
    shopperId,
    actor: 'shopper',
    now,
    postings: freeze(shopperId, amountFen),
  })
  await updateItem(tx, itemId, {
    frozen_fen: item.frozen_fen + amountFen,
    goods_fen: supplement.goods_fen,
    freight_fen: supplement.freight_fen,
  })
  await addFee(work, item, {
    serviceFen: supplement.service_fen,
    discountFen: supplement.discount_fen,
    planSavedFen: supplement.plan_saved_fen,
  })
  await setSupplementPaid(tx, supplementId, now)

  const { number } = await findOrderNumber(tx, item.order_id)
  await notify(work, shopperId, {
    kind: 'supplement_paid',
    args: { number, ...noticeNames(item), amount_fen: amountFen },
    subject: { kind: 'order', id: item.order_id },
  })
  work.concerns(shopperId)
  return amountFen
}

/** What decides whether a supplement can be paid: `whyNotPaySupplement`. */
export const datesOfSupplement = (row: Pick<SupplementRow, 'paid_at' | 'cancelled_at' | 'pay_by'>) => ({
  paidAt: row.paid_at,
  cancelledAt: row.cancelled_at,
  payBy: row.pay_by,
})
