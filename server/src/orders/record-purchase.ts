import { recordPurchase as route } from '@longhaul/contract/orders/orders.staff.ts'
import { freeze, purchased } from '@longhaul/domain/ledger/recipes.ts'
import { isTolerated, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { purchasableFen, purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import { insertPurchase } from './sql-purchases.ts'
import { findItemOwnerForStaff, updateItem } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

export const recordPurchaseAction = action(route, recordPurchase)

/**
 * Bought at the seller, at the real price: the seller's part and our fee leave what was frozen, what was saved goes back, the detail photos
 * stay frozen until they are taken. Dearer than what is frozen needs the shopper's yes first, unless it is within what they agreed to when
 * they ordered, and they have it.
 */
async function recordPurchase(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  if (body.goods_fen === 0) throw badInput({ goods_fen: 'too_small' })
  const { shopper_id: shopperId } = orNotFound(await findItemOwnerForStaff(tx, params.id))
  const { availableFen } = await lockShopper(tx, shopperId)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { from, to, item } = await takeItemStep(tx, { ...by, itemId: params.id, step: 'purchase', now })
  const paid = { frozenFen: item.frozen_fen, serviceFen: item.service_fen, photosFen: item.photos_fen }
  const costFen = sellerFen({ goodsFen: body.goods_fen, freightFen: body.freight_fen })
  const { missingFen, savedFen } = purchaseBalance(paid, costFen)
  const isAgreed = isTolerated(
    { goodsFen: item.goods_fen, freightFen: item.freight_fen },
    { goodsFen: body.goods_fen, freightFen: body.freight_fen },
    item.tolerance_percent,
  )
  if (missingFen > (isAgreed ? availableFen : 0))
    throw new Refusal('insufficient_balance', {
      cost_fen: costFen,
      covered_fen: purchasableFen(paid),
      missing_fen: missingFen,
    })

  await postPurchase(call, { item, shopperId, costFen, savedFen, missingFen })
  const isDearer = missingFen > 0
  await updateItem(tx, item.id, {
    frozen_fen: item.photos_fen,
    // What was agreed to beforehand is now what it costs.
    ...(isDearer ? { goods_fen: body.goods_fen, freight_fen: body.freight_fen } : {}),
  })
  const bought = {
    seller_order_number: body.seller_order_number.trim(),
    goods_fen: body.goods_fen,
    freight_fen: body.freight_fen,
  }
  await insertPurchase(tx, { ...bought, order_item_id: item.id, bought_by: me.id, bought_at: now })
  await audit(call, {
    action: 'record_purchase',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage: from, goods_fen: item.goods_fen, freight_fen: item.freight_fen },
    after: { stage: to, ...bought, saved_fen: savedFen, added_fen: missingFen },
  })
  await notify(call, shopperId, {
    kind: isDearer ? 'item_purchased_dearer' : 'item_purchased',
    args: { ...noticeNames(item), amount_fen: missingFen || savedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(shopperId)
  return { stage: to, saved_fen: savedFen }
}

/** Moves the money of a purchase. What a dearer item is missing was agreed to when it was ordered, and is frozen in the same transaction. */
async function postPurchase(
  { tx, me, now }: Pick<Call<typeof route>, 'tx' | 'me' | 'now'>,
  { item, shopperId, costFen, savedFen, missingFen }: Purchase,
): Promise<void> {
  const event = {
    subject: { kind: 'order_item', id: item.id },
    shopperId,
    actor: `staff:${me.id}`,
    now,
  } as const
  await post(tx, { ...event, kind: 'tolerance_used', postings: freeze(shopperId, missingFen) })
  await post(tx, {
    ...event,
    kind: 'item_purchased',
    postings: purchased(shopperId, {
      costFen,
      serviceFen: item.service_fen,
      savedFen,
      couponFen: item.discount_fen,
    }),
  })
}

type Purchase = {
  item: { id: string; service_fen: number; discount_fen: number }
  shopperId: string
  costFen: number
  savedFen: number
  missingFen: number
}
