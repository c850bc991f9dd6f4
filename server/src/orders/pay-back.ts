import { refunded, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { refundablePieces } from '@longhaul/domain/orders/refund.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { followCoupon } from './follow-coupon.ts'
import { keepProblem } from './keep-problem.ts'
import type { RefundCaseRow } from './sql-refunds.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { type By, keepItemStep, ledgerActor, takeItemStep } from './take-item-step.ts'

/**
 * Pays a granted refund back to the balance: from the seller what the seller takes back, less what the way back costs the shopper, and from our
 * income what we give up. What a coupon no longer pays of what stays is taken off. With the last piece the item ends, and what is still frozen for it goes back too. What lies in the warehouse
 * follows. The shopper's money, the item and the case are locked by the caller. Answers the sum, in fen.
 */
export async function payBack(
  doing: Doing,
  refundCase: Omit<RefundCaseRow, 'stage'>,
  item: ItemRow,
  by: By,
): Promise<Fen> {
  const { tx, now, enqueue } = doing
  const shopperId = item.shopper_id
  const supplierFen = refundCase.goods_fen + refundCase.freight_fen
  await post(tx, {
    kind: 'refunded',
    subject: { kind: 'refund_case', id: refundCase.id },
    shopperId,
    actor: ledgerActor(by),
    now,
    postings: refunded(shopperId, {
      supplierFen,
      serviceFen: refundCase.service_fen,
      returnFen: refundCase.return_fen,
      couponFen: refundCase.discount_fen,
    }),
  })
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  const releasedFen =
    refundCase.quantity === left
      ? await endItem(doing, item, by)
      : await keepRest(doing, item, refundCase.quantity, by)
  await enqueue('follow-item', { itemId: item.id })
  const backFen = supplierFen - refundCase.return_fen + refundCase.service_fen + releasedFen
  const lostFen = await followCoupon(doing, item, {
    actor: by.actor,
    actorId: by.actorId,
    isChoice: refundCase.fault === 'shopper',
    goesBackFen: backFen,
  })
  return backFen - lostFen
}

const SYSTEM = { actor: 'system', actorId: null } as const

/** All of it went back: the item is refunded, and photos that nobody takes now are paid back. */
async function endItem({ tx, now }: Doing, item: ItemRow, by: By): Promise<Fen> {
  await takeItemStep(tx, { ...by, itemId: item.id, step: 'refund', now })
  await post(tx, {
    kind: 'photos_given_back',
    subject: { kind: 'order_item', id: item.id },
    shopperId: item.shopper_id,
    actor: ledgerActor(by),
    now,
    postings: release(item.shopper_id, item.frozen_fen),
  })
  await updateItem(tx, item.id, { refunded_quantity: item.quantity, frozen_fen: 0, closed_by: 'staff' })
  return item.frozen_fen
}

/** Some of it went back: the item goes on with the rest. */
async function keepRest(doing: Doing, item: ItemRow, pieces: number, by: By): Promise<Fen> {
  const { tx, now } = doing
  await keepItemStep(tx, {
    ...by,
    itemId: item.id,
    step: 'refund_pieces',
    from: item.stage,
    to: item.stage,
    now,
  })
  await updateItem(tx, item.id, { refunded_quantity: item.refunded_quantity + pieces })
  await keepProblem(doing, item, SYSTEM)
  return 0
}
