import { freeze, purchased } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { isTolerated, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { purchasableFen, purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import type { BorneShare } from '@longhaul/domain/orders/small-difference.ts'
import type { FastifyRequest } from 'fastify'
import { noticeNames } from '../../goods/public.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import type { Approval } from '../../platform/http/proposable.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { type AddedFee, addFee, readAddedFee } from '../added-fee.ts'
import { type ItemRow, updateItem } from '../sql.ts'
import { takeItemStep } from '../take-item-step.ts'
import { countPurchases } from './sql-take-back.ts'
import { agreedOf, paidOf } from './small-differences.ts'
import { insertPurchase } from './sql.ts'

/** The buyer: the member of staff who makes the request, or on whose behalf a job carries it out. */
export type Buyer = UnitOfWork & {
  me: Pick<StaffMember, 'id' | 'name' | 'roles'>
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>
  approval?: Approval | undefined
}

type Bought = { itemId: string; sellerOrderId: string; number: string; share: BorneShare }

/**
 * Buys one item of a seller's order at its share of the real price: the seller's part and our fee are paid
 * from the frozen money, a saving is released, and the fee for detail photos stays frozen until they are
 * taken. A price above the frozen money, beyond what the house bears, needs the shopper's consent first,
 * unless it is within the tolerance agreed when ordering and the balance covers it, with our fee on the
 * difference. The caller has locked the shopper's balance and the item.
 */
export async function buyItem(buyer: Buyer, { itemId, sellerOrderId, number, share }: Bought) {
  const { tx, me, now } = buyer
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { from, to, item } = await takeItemStep(tx, { ...by, itemId, step: 'purchase', now })
  const cost = await settle(buyer, item, share)
  const isMoreExpensive = cost.missingFen > 0
  const real = { goods_fen: share.goodsFen, freight_fen: share.freightFen }
  await updateItem(tx, item.id, {
    frozen_fen: item.photos_fen,
    // Within the tolerance, the real price replaces the agreed one.
    ...(isMoreExpensive ? real : {}),
  })
  const planSavedFen = isMoreExpensive ? await addFee(buyer, item, cost.fee) : 0
  const bought = { ...real, discount_fen: share.discountFen, house_fen: share.houseFen }
  await insertPurchase(tx, {
    ...bought,
    order_item_id: item.id,
    seller_order_id: sellerOrderId,
    agreed_goods_fen: item.goods_fen,
    agreed_freight_fen: item.freight_fen,
    saved_fen: cost.savedFen,
    added_fen: cost.missingFen,
    added_service_fen: cost.fee.serviceFen,
    added_discount_fen: cost.fee.discountFen,
    added_plan_saved_fen: planSavedFen,
  })
  await audit(buyer, {
    action: 'record_purchase',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage: from, goods_fen: item.goods_fen, freight_fen: item.freight_fen },
    after: {
      stage: to,
      seller_order_number: number,
      ...bought,
      saved_fen: cost.savedFen,
      added_fen: cost.missingFen,
    },
  })
  await notify(buyer, item.shopper_id, {
    kind: isMoreExpensive ? 'item_purchased_dearer' : 'item_purchased',
    args: { ...noticeNames(item), amount_fen: cost.missingFen || cost.savedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  buyer.concerns(item.shopper_id)
  return {
    id: item.id,
    stage: to,
    cost_fen: cost.costFen,
    saved_fen: cost.savedFen,
    added_fen: cost.missingFen,
  }
}

/**
 * Moves the money of a purchase. If the price is higher within the tolerance agreed when ordering, the
 * difference and our fee on it are frozen first, in the same transaction. `missingFen` includes that fee.
 */
async function settle(
  { tx, me, now }: Buyer,
  item: ItemRow,
  share: BorneShare,
): Promise<{ costFen: Fen; missingFen: Fen; savedFen: Fen; fee: AddedFee }> {
  const paid = paidOf(item)
  const costFen = sellerFen(share)
  const { missingFen: dearerFen, savedFen } = purchaseBalance(paid, costFen)
  const fee = dearerFen > 0 ? await readAddedFee({ tx, now }, item, share) : NO_FEE
  const missingFen = dearerFen + fee.serviceFen
  const { availableFen } = await lockShopper(tx, item.shopper_id)
  if (missingFen > (isTolerated(agreedOf(item), share, item.tolerance_percent) ? availableFen : 0))
    throw new Refusal('insufficient_balance', {
      item_id: item.id,
      cost_fen: costFen,
      covered_fen: purchasableFen(paid),
      missing_fen: missingFen,
    })
  const event = {
    subject: { kind: 'order_item', id: item.id },
    // An item can be bought again after its purchase was taken back.
    step: await countPurchases(tx, item.id),
    shopperId: item.shopper_id,
    actor: `staff:${me.id}`,
    now,
  } as const
  const freezing = freeze(item.shopper_id, missingFen)
  await post(tx, { ...event, kind: 'tolerance_used', postings: freezing })
  await post(tx, {
    ...event,
    kind: 'item_purchased',
    postings: purchased(item.shopper_id, {
      costFen,
      houseFen: share.houseFen,
      serviceFen: item.service_fen + fee.serviceFen,
      savedFen,
      couponFen: item.discount_fen + fee.discountFen,
    }),
  })
  return { costFen, missingFen, savedFen, fee }
}

const NO_FEE: AddedFee = { serviceFen: 0, discountFen: 0, planSavedFen: 0 }
