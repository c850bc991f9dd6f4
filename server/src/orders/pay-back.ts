import { refunded, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { refundSum, refundablePieces, withinLeft } from '@longhaul/domain/orders/refund.ts'
import { post } from '../ledger/public.ts'
import type { Tx } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { followCoupon } from './follow-coupon.ts'
import { readRefundedSoFar } from './refunded-so-far.ts'
import { keepProblem } from './keep-problem.ts'
import { columnsOf } from './open-refund-case.ts'
import { type RefundCaseRow, findHouseFen, setRefundAmounts } from './sql-refunds.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { type By, recordItemStep, ledgerActor, takeItemStep } from './take-item-step.ts'

/**
 * Pays a granted refund to the balance: goods and freight from the seller, less the return freight charged to
 * the shopper, and our fee from our income. What a coupon no longer pays for the rest of the order is
 * deducted. Refunding the last piece closes the item and releases what is still frozen for it. The item in
 * the warehouse is updated by a job. The caller has locked the shopper's balance, the item and the case.
 * Returns the sum, in fen.
 */
export async function payBack(
  work: UnitOfWork,
  refundCase: Omit<RefundCaseRow, 'stage'>,
  item: ItemRow,
  by: By,
): Promise<Fen> {
  const { tx, now, enqueue } = work
  const shopperId = item.shopper_id
  const amounts = await readAmounts(tx, refundCase, item)
  const supplierFen = amounts.goodsFen + amounts.freightFen
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  const isLast = refundCase.quantity === left
  await post(tx, {
    kind: 'refunded',
    subject: { kind: 'refund_case', id: refundCase.id },
    shopperId,
    actor: ledgerActor(by),
    now,
    about: { kind: 'order_item', id: item.id },
    postings: refunded(shopperId, {
      supplierFen,
      houseFen: isLast ? await findHouseFen(tx, item.id) : 0,
      serviceFen: amounts.serviceFen,
      returnFen: amounts.returnFen,
      couponFen: refundCase.discount_fen,
    }),
  })
  const releasedFen = isLast
    ? await endItem(work, item, by)
    : await keepRest(work, item, refundCase.quantity, by)
  await enqueue('follow-item', { itemId: item.id })
  const backFen = refundSum(amounts) + releasedFen
  const lostFen = await followCoupon(work, item, {
    actor: by.actor,
    actorId: by.actorId,
    isChoice: refundCase.fault === 'shopper',
    goesBackFen: backFen,
  })
  return backFen - lostFen
}

/**
 * The amounts granted, limited to what may still be refunded if the item was partly refunded since; the
 * request is then updated to match.
 */
async function readAmounts(tx: Tx, refundCase: Omit<RefundCaseRow, 'stage'>, item: ItemRow) {
  const granted = {
    goodsFen: refundCase.goods_fen,
    freightFen: refundCase.freight_fen,
    serviceFen: refundCase.service_fen,
    returnFen: refundCase.return_fen,
  }
  const amounts = withinLeft(granted, (await readRefundedSoFar(tx, [item.id]))(item.id).leftFen)
  if (refundSum(amounts) === refundSum(granted)) return granted
  const { fault, discount_fen: discountFen } = refundCase
  await setRefundAmounts(tx, refundCase.id, columnsOf(fault, { ...amounts, discountFen }))
  return amounts
}

const SYSTEM = { actor: 'system', actorId: null } as const

/** Every piece is refunded: closes the item and refunds the photos that were not taken. */
async function endItem({ tx, now }: UnitOfWork, item: ItemRow, by: By): Promise<Fen> {
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

/** Some pieces are refunded: the item continues with the rest. */
async function keepRest(work: UnitOfWork, item: ItemRow, pieces: number, by: By): Promise<Fen> {
  const { tx, now } = work
  await recordItemStep(tx, {
    ...by,
    itemId: item.id,
    step: 'refund_pieces',
    from: item.stage,
    to: item.stage,
    now,
  })
  await updateItem(tx, item.id, { refunded_quantity: item.refunded_quantity + pieces })
  await keepProblem(work, item, SYSTEM)
  return 0
}
