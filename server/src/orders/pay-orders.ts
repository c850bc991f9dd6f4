import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { whyNotPay } from '@longhaul/domain/orders/pay.ts'
import { reviewDueAt } from '@longhaul/domain/orders/review-promise.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { restoreCoupon, readOwnTerms } from '../rewards/public.ts'
import { readWorkingDays } from '../site/public.ts'
import { amountsOf } from './amounts-card.ts'
import { findOwnOrder } from './sql-detail.ts'
import { listItemsOfOrder } from './sql-lists.ts'
import { lockOwnOrderToPay } from './sql.ts'
import { takeStepsOfPaidOrder } from './take-item-step.ts'

/**
 * Refuses like `payOrders` if an order cannot be paid now, but takes no locks, so the answer is not final.
 */
export async function payableOrder(db: Db, shopperId: string, orderId: string, now: Date): Promise<void> {
  const order = orNotFound(await findOwnOrder(db, shopperId, orderId))
  const stages = (await listItemsOfOrder(db, orderId)).map((item) => item.stage)
  refuseIf(whyNotPay({ paidAt: order.paid_at, payBy: order.pay_by, stages }, now))
}

/**
 * Pays orders from the balance, all or none: freezes the price of each waiting item and moves the item to
 * review. Refuses orders that are already paid or can no longer be paid, and with `insufficient_balance`.
 * Returns the amount frozen, in fen.
 */
export async function payOrders(
  work: UnitOfWork,
  shopperId: string,
  orderIds: readonly string[],
): Promise<Fen> {
  const { availableFen } = await lockShopper(work.tx, shopperId)
  const { settings } = await readOwnTerms(work.tx, shopperId, work.now)
  const dueAt = reviewDueAt(work.now, await readWorkingDays(work.tx), settings.reviewHoursMax)
  const paid: Fen[] = []
  for (const id of [...new Set(orderIds)].toSorted())
    paid.push(await payOrder(work, shopperId, { id, dueAt }, availableFen - sumFen(paid)))
  work.concerns(shopperId)
  return sumFen(paid)
}

async function payOrder(
  work: UnitOfWork,
  shopperId: string,
  { id: orderId, dueAt }: { id: string; dueAt: Date },
  availableFen: Fen,
): Promise<Fen> {
  const { tx, now } = work
  const items = await lockOwnOrderToPay(tx, shopperId, orderId)
  const order = orNotFound(items[0])
  const stages = items.map((item) => item.stage)
  refuseIf(whyNotPay({ paidAt: order.paid_at, payBy: order.pay_by, stages }, now))

  const waiting = items
    .filter((item) => item.stage === 'pending_payment')
    .map((row) => ({ row, frozenFen: amountsOf(row).totalFen }))
  const totalFen = sumFen(waiting.map(({ frozenFen }) => frozenFen))
  if (totalFen > availableFen)
    throw new Refusal('insufficient_balance', { total_fen: totalFen, available_fen: availableFen })
  await takeStepsOfPaidOrder(tx, { id: orderId, shopperId, items, reviewDueAt: dueAt }, waiting, now)
  for (const { row, frozenFen } of waiting)
    await post(tx, {
      kind: 'order_paid',
      subject: { kind: 'order_item', id: row.id },
      shopperId,
      actor: 'shopper',
      now,
      postings: freeze(shopperId, frozenFen),
    })
  // A changed price may have brought the order below the coupon's minimum.
  if (order.has_coupon && waiting.every(({ row }) => row.discount_fen === 0))
    await restoreCoupon(work, { orderId }, { actor: 'shopper', actorId: shopperId })
  await notify(work, shopperId, {
    kind: 'order_paid',
    args: { number: order.number, amount_fen: totalFen, date: dueAt.toISOString() },
    subject: { kind: 'order', id: orderId },
  })
  return totalFen
}
