import { release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../ledger/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { followCoupon } from './follow-coupon.ts'
import { countItemSteps } from './sql-detail.ts'
import { cancelOpenSupplement, closeOpenQuestion } from './sql-questions.ts'
import { type ItemRow, lockItemForStaff, updateItem } from './sql.ts'
import { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

/**
 * How an item is closed: who takes the step and why. `closedBy` names whose decision it was if the system
 * takes the step. `isChoice` says whether it was the shopper's own choice; by default it was if the shopper
 * closed the item, unless a question about it is open: then the seller changed the terms.
 */
export type Closing = By & {
  reason: string
  closedBy?: 'shopper' | 'staff' | 'system'
  isChoice?: boolean
}

/**
 * Cancels an item that is not bought: releases all money frozen for it, less what a coupon no longer pays for
 * the rest of the order, and closes an open question or supplement. The caller has locked the shopper's
 * balance and the item. Returns the amount released, in fen.
 */
export async function closeItem(work: UnitOfWork, seen: ItemRow, closing: Closing): Promise<Fen> {
  const { tx, now } = work
  // Closing another item of the order may have frozen more for this one since it was read.
  const item = (await lockItemForStaff(tx, seen.id))!
  const before = { frozen_fen: item.frozen_fen }
  await takeItemStep(tx, { ...closing, itemId: item.id, step: 'cancel', now, note: closing.reason, before })
  await post(tx, {
    kind: 'item_cancelled',
    subject: { kind: 'order_item', id: item.id },
    // A cancellation may have been undone before.
    step: await countItemSteps(tx, item.id, 'cancel'),
    shopperId: item.shopper_id,
    actor: ledgerActor(closing),
    now,
    postings: release(item.shopper_id, item.frozen_fen),
  })
  await closeOpenQuestion(tx, item.id, closing.actor === 'system' ? 'expired' : 'declined', now)
  await cancelOpenSupplement(tx, item.id, now)
  await updateItem(tx, item.id, {
    frozen_fen: 0,
    closed_by: closing.closedBy ?? closing.actor,
    close_reason: closing.reason,
  })
  const actor = closing.closedBy ?? closing.actor
  const isPaid = item.stage !== 'pending_payment'
  const lostFen = await followCoupon(work, item, {
    actor,
    actorId: closing.actorId,
    isChoice: closing.isChoice ?? (actor === 'shopper' && item.stage !== 'awaiting_customer'),
    goesBackFen: isPaid ? item.frozen_fen : null,
  })
  return item.frozen_fen - lostFen
}
