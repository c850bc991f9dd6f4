import { takeBackSellerOrder as route } from '@longhaul/contract/orders/seller-orders.staff.ts'
import { purchaseUndone } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { whyNotTakeBackPurchase, whyNotUnbuy } from '@longhaul/domain/orders/take-back-purchase.ts'
import { noticeNames } from '../../goods/public.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { addFee } from '../added-fee.ts'
import { type ItemRow, updateItem } from '../sql.ts'
import { takeItemStep } from '../take-item-step.ts'
import { lockItemsForStaff, lockSellerOrder } from './sql.ts'
import { countPurchases, deletePurchases, listPurchasesOf, setTakenBack } from './sql-take-back.ts'

export const takeBackSellerOrderAction = writeAction(route, takeBackSellerOrder)

type Taking = WriteCall<typeof route>
type Purchase = Awaited<ReturnType<typeof listPurchasesOf>>[number]

/**
 * Takes back a seller's order that was recorded by mistake: only as a whole, on the day it was recorded, and
 * before any of it was sent. Its items are to be bought again, and a reversing ledger transaction restores
 * the balances. Locks the balances of all its shoppers first, as when it was recorded.
 */
async function takeBackSellerOrder(call: Taking): Answer<typeof route> {
  const { tx, me, params, now } = call
  const reason = call.body.reason.trim()
  const owners = (await listPurchasesOf(tx, params.id)).map((purchase) => purchase.shopper_id)
  for (const shopperId of [...new Set(owners)].toSorted()) await lockShopper(tx, shopperId)
  const order = orNotFound(await lockSellerOrder(tx, params.id))
  refuseIf(whyNotTakeBackPurchase({ boughtBy: order.bought_by, boughtAt: order.bought_at }, me, now))
  const itemIds = (await listPurchasesOf(tx, order.id)).map((purchase) => purchase.order_item_id)
  if (itemIds.length > 0) await lockItemsForStaff(tx, itemIds)
  // Read again now that they are locked.
  const purchases = await listPurchasesOf(tx, order.id)
  refuseIf(whyNotUnbuy(purchases.map(({ stage, refund_open: refundOpen }) => ({ stage, refundOpen }))))
  await deletePurchases(tx, order.id)
  await setTakenBack(tx, order.id, { by: me.id, at: now, reason })
  for (const purchase of purchases) await unbuy({ ...call, number: order.number, reason }, purchase)
  return { id: order.id, item_ids: itemIds }
}

/**
 * Reverses the purchase of one item: the seller's part and our fee are on hold again, and what was released
 * to or added by the shopper is undone.
 */
async function unbuy(call: Taking & { number: string; reason: string }, purchase: Purchase): Promise<void> {
  const { tx, me, now, number, reason } = call
  const { agreed_goods_fen: goodsFen, agreed_freight_fen: freightFen } = purchase
  const { saved_fen: savedFen, added_fen: addedFen } = purchase
  // Purchases from before these columns existed cannot be reversed.
  if (goodsFen === null || freightFen === null || savedFen === null || addedFen === null)
    throw new Refusal('purchase_not_of_today')
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const itemId = purchase.order_item_id
  const { from, to, item } = await takeItemStep(tx, {
    ...by,
    itemId,
    step: 'undo_purchase',
    now,
    note: reason,
  })
  const { availableFen } = await lockShopper(tx, item.shopper_id)
  if (savedFen > availableFen)
    throw new Refusal('insufficient_balance', { item_id: item.id, missing_fen: savedFen - availableFen })
  const costFen = sellerFen({ goodsFen: purchase.goods_fen, freightFen: purchase.freight_fen })
  const fee = feeTakenBack(item, purchase)
  const givenFen = addedFen - purchase.added_service_fen + fee.serviceFen
  const bought = {
    costFen,
    houseFen: purchase.house_fen,
    serviceFen: item.service_fen,
    savedFen,
    couponFen: item.discount_fen,
    addedFen: givenFen,
  }
  await post(tx, {
    kind: 'purchase_undone',
    subject: { kind: 'order_item', id: item.id },
    step: await countPurchases(tx, item.id),
    shopperId: item.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: purchaseUndone(item.shopper_id, bought),
  })
  const frozenFen = item.frozen_fen + costFen + item.service_fen + savedFen - givenFen
  const before = { goods_fen: goodsFen, freight_fen: freightFen }
  await updateItem(tx, item.id, { ...before, frozen_fen: frozenFen })
  await addFee(call, item, {
    serviceFen: -fee.serviceFen,
    discountFen: -fee.discountFen,
    planSavedFen: -purchase.added_plan_saved_fen,
  })
  await audit(call, {
    action: 'take_back_purchase',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: {
      stage: from,
      seller_order_number: number,
      goods_fen: purchase.goods_fen,
      freight_fen: purchase.freight_fen,
    },
    after: { stage: to, ...before, frozen_fen: frozenFen },
    reason,
  })
  await notify(call, item.shopper_id, {
    kind: 'purchase_undone',
    args: { ...noticeNames(item), amount_fen: savedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(item.shopper_id)
}

/**
 * The fee that the purchase had added. What the coupon has stopped paying of it since, the shopper has paid,
 * and gets back.
 */
function feeTakenBack(item: ItemRow, purchase: Purchase): { serviceFen: Fen; discountFen: Fen } {
  const { added_service_fen: serviceFen, added_discount_fen: couponFen } = purchase
  const discountFen = Math.min(couponFen, item.discount_fen)
  return { serviceFen: serviceFen + couponFen - discountFen, discountFen }
}
