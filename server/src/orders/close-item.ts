import { release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { followCoupon } from './follow-coupon.ts'
import { cancelOpenSupplement, closeOpenQuestion } from './sql-questions.ts'
import { type ItemRow, lockItemForStaff, updateItem } from './sql.ts'
import { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

/**
 * How an item ends: by whom, why, and whose decision it was where the step itself is the system's. `isChoice` says whether it was the shopper's own
 * choice; where it says nothing, it was if they did it.
 */
export type Closing = By & {
  reason: string
  closedBy?: 'shopper' | 'staff' | 'system'
  isChoice?: boolean
}

/**
 * Cancels an item that is not bought: gives back all that is frozen for it, less what a coupon no longer pays of the rest of its order; ends the
 * question and the supplement that wait. The shopper's money and the item are locked by the caller. Returns what went back, in fen.
 */
export async function closeItem(doing: Doing, seen: ItemRow, closing: Closing): Promise<Fen> {
  const { tx, now } = doing
  // Closing another item of the order may have set more aside for this one since it was read.
  const item = (await lockItemForStaff(tx, seen.id))!
  await takeItemStep(tx, { ...closing, itemId: item.id, step: 'cancel', now, note: closing.reason })
  await post(tx, {
    kind: 'item_cancelled',
    subject: { kind: 'order_item', id: item.id },
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
  const lostFen = await followCoupon(doing, item, {
    actor,
    actorId: closing.actorId,
    isChoice: closing.isChoice ?? actor === 'shopper',
    goesBackFen: isPaid ? item.frozen_fen : null,
  })
  return item.frozen_fen - lostFen
}
