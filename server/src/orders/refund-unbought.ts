import { release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { givenUp } from '@longhaul/domain/orders/refund.ts'
import { noticeNames } from '../goods/public.ts'
import { post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { closeItem } from './close-item.ts'
import { followCoupon } from './follow-coupon.ts'
import { countItemSteps } from './sql-detail.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

/**
 * Refunds an item that is not bought, whole or for some of its pieces, which reduces its quantity. The caller
 * has locked the shopper's balance and the item. Returns the amount refunded, in fen.
 */
export async function refundUnbought(
  work: UnitOfWork,
  item: ItemRow,
  pieces: number,
  reason: string,
): Promise<Fen> {
  const amountFen =
    pieces === item.quantity
      ? await refundAll(work, item, reason)
      : await refundSome(work, item, pieces, reason)
  await notify(work, item.shopper_id, {
    kind: 'refunded',
    args: { ...noticeNames(item), amount_fen: amountFen },
    subject: { kind: 'order', id: item.order_id },
  })
  return amountFen
}

function refundAll(work: UnitOfWork, item: ItemRow, reason: string): Promise<Fen> {
  // An approved item is with the buyers, so the system takes the step; the decision is still recorded as the
  // shopper's.
  const by =
    item.stage === 'to_purchase'
      ? ({ actor: 'system', actorId: null } as const)
      : ({ actor: 'shopper', actorId: item.shopper_id } as const)
  return closeItem(work, item, { ...by, closedBy: 'shopper', reason })
}

async function refundSome(work: UnitOfWork, item: ItemRow, pieces: number, reason: string): Promise<Fen> {
  const { tx, now } = work
  const { goodsFen, serviceFen } = givenUp(
    { quantity: item.quantity, goodsFen: item.goods_fen, serviceFen: item.service_fen },
    pieces,
  )
  const backFen = goodsFen + serviceFen
  const discount = givenUp({ quantity: item.quantity, goodsFen: 0, serviceFen: item.discount_fen }, pieces)
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now, note: reason }
  await recordItemStep(tx, { ...stayed, step: 'give_up_pieces', actor: 'shopper', actorId: item.shopper_id })
  await post(tx, {
    kind: 'pieces_given_up',
    subject: { kind: 'order_item', id: item.id },
    step: await countItemSteps(tx, item.id, 'give_up_pieces'),
    shopperId: item.shopper_id,
    actor: 'shopper',
    now,
    postings: release(item.shopper_id, backFen),
  })
  await updateItem(tx, item.id, {
    quantity: item.quantity - pieces,
    goods_fen: item.goods_fen - goodsFen,
    service_fen: item.service_fen - serviceFen,
    discount_fen: item.discount_fen - discount.serviceFen,
    frozen_fen: item.frozen_fen - backFen,
  })
  const lostFen = await followCoupon(work, item, {
    actor: 'shopper',
    actorId: item.shopper_id,
    isChoice: true,
    goesBackFen: backFen,
  })
  return backFen - lostFen
}
