import { changeItemPrice as route } from '@longhaul/contract/orders/orders.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { type ItemAmounts, orderAmounts, sumAmounts, withDiscount } from '@longhaul/domain/orders/amounts.ts'
import { photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { whyNotChangePrice } from '@longhaul/domain/orders/price-change.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { couponDiscount } from '@longhaul/domain/rewards/coupon.ts'
import { orderCouponBill } from '@longhaul/domain/orders/order-bill.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Tx } from '../platform/database/db.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import {
  type OwnTerms,
  correctPlanSavings,
  readOwnTerms,
  ruleOfCouponOn,
  updateCouponDiscount,
} from '../rewards/public.ts'
import {
  type ItemRow,
  findOrderOfOwnItem,
  lockOwnItemsOfOrder,
  lockOwnOrder,
  updateItem,
  updateOrder,
} from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

export const changeItemPriceAction = writeAction(route, changeItemPrice)

/**
 * Changes the price of an item that is placed but not paid: the new price applies immediately, and staff
 * check it in review. The order is repriced: freight and our fee are split among its items again, by the
 * shopper's current terms. Returns the order's new total.
 */
async function changeItemPrice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  // Payments read the price under the same lock, so that an order is paid at the price shown or refused.
  await lockShopper(tx, me.id)
  const orderId = orNotFound(await findOrderOfOwnItem(tx, me.id, params.id))
  await lockOwnOrder(tx, me.id, orderId)
  const items = await lockOwnItemsOfOrder(tx, me.id, orderId)
  const item = orNotFound(items.find((item) => item.id === params.id))
  refuseIf(whyNotChangePrice(item.stage))
  const change = changeOf(item, body)
  await updateItem(tx, item.id, change)
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await recordItemStep(tx, { ...stayed, step: 'change_price', actor: 'shopper', actorId: me.id })
  const waiting = items.filter((other) => other.stage === 'pending_payment')
  const priced = waiting.map((entry) => (entry.id === item.id ? { ...entry, ...change } : entry))
  const terms = await readOwnTerms(tx, me.id, now)
  const full = reprice(priced, terms.settings.serviceFeePerMille)
  const savings = recalculateSavings(priced, full, terms)
  await correctPlanSavings(tx, { monthId: terms.monthId, now }, savings)
  const amounts = await reapplyCoupon(call, orderId, full)
  for (const [index, entry] of priced.entries()) {
    const plan_saved_fen = savings[index]!.savedFen
    await updateItem(tx, entry.id, { ...toColumns(amounts[index]!), plan_saved_fen })
  }
  await updateOrder(tx, orderId, { service_per_mille: terms.settings.serviceFeePerMille })
  return { total_fen: sumAmounts(amounts).totalFen }
}

/**
 * The item's price columns. A price equal to the page's price clears the page price and the reason, since
 * nothing differs any more.
 */
function changeOf(item: ItemRow, asked: BodyOf<typeof route>) {
  const pagePriceFen = item.page_price_fen ?? item.unit_price_fen
  const { unit_price_fen: unitPriceFen } = asked
  if (unitPriceFen === pagePriceFen)
    return { unit_price_fen: unitPriceFen, page_price_fen: null, price_reason: null, price_reason_text: '' }
  return {
    unit_price_fen: unitPriceFen,
    page_price_fen: pagePriceFen,
    price_reason: asked.price_reason,
    price_reason_text: asked.price_reason_text.trim(),
  }
}

/**
 * Reprices the items: the goods and our fee follow the new price; the order's freight in total and the photos
 * stay the same.
 */
function reprice(items: readonly ItemRow[], serviceFeePerMille: number) {
  const lines = items.map((item) => ({
    unitPriceFen: item.unit_price_fen,
    quantity: item.quantity,
    photoShots: 0,
  }))
  const freightFen = sumFen(items.map((item) => item.freight_fen))
  const amounts = orderAmounts(lines, freightFen, { photoPriceFen: 0, serviceFeePerMille })
  return amounts.map((amount, index) => {
    const photosFen = items[index]!.photos_fen
    return { ...amount, photosFen, totalFen: amount.totalFen + photosFen }
  })
}

/** What the plan saves on each item now. The photo fee stays as ordered. */
function recalculateSavings(items: readonly ItemRow[], amounts: readonly ItemAmounts[], { open }: OwnTerms) {
  const without = reprice(items, open.serviceFeePerMille)
  return items.map((item, at) => {
    const feeSavedFen = without[at]!.serviceFen - amounts[at]!.serviceFen
    const photosSavedFen = photoFee(item.photo_shots, open.photoPriceFen) - item.photos_fen
    return { orderItemId: item.id, savedFen: feeSavedFen + Math.max(0, photosSavedFen) }
  })
}

/**
 * Applies the order's coupon to the new fee. It takes off nothing if the order is now below the coupon's
 * minimum.
 */
async function reapplyCoupon({ tx }: { tx: Tx }, orderId: string, amounts: readonly ItemAmounts[]) {
  const rule = await ruleOfCouponOn(tx, { orderId })
  if (!rule) return amounts
  const discountFen = couponDiscount(rule, orderCouponBill(sumAmounts(amounts)))
  await updateCouponDiscount(tx, { orderId }, discountFen)
  return withDiscount(amounts, discountFen)
}

const toColumns = ({ goodsFen, freightFen, serviceFen, discountFen }: ItemAmounts) => ({
  goods_fen: goodsFen,
  freight_fen: freightFen,
  service_fen: serviceFen - discountFen,
  discount_fen: discountFen,
})
