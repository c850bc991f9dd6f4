import { release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../ledger/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { followCoupon } from './follow-coupon.ts'
import { cancelOpenSupplement, closeOpenQuestion } from './sql-questions.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

/** How an item ends: by whom, why, and whose decision it was where the step itself is the system's. */
export type Closing = By & { reason: string; closedBy?: 'shopper' | 'staff' | 'system' }

/**
 * Cancels an item that is not bought: gives back all that is frozen for it, ends the question and the supplement that wait. The shopper's
 * money and the item are locked by the caller. Answers what went back, in fen.
 */
export async function closeItem(doing: Doing, item: ItemRow, closing: Closing): Promise<Fen> {
  const { tx, now } = doing
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
  await followCoupon(doing, item.order_id, { actor, actorId: closing.actorId })
  return item.frozen_fen
}
