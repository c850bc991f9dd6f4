import { previewOrders as route } from '@longhaul/contract/orders/place-orders.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { whyNotCome, whyNotPayable } from '@longhaul/domain/setup/readiness.ts'
import { sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { listOwnCartItemsOf } from '../cart/public.ts'
import { hasWayToPay } from '../funds/public.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { readOpening } from '../platform/opening.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { signQuote } from '../platform/quotes.ts'
import { type CouponsOfBill, offerCoupons, readOwnTerms } from '../rewards/public.ts'
import { toAmounts } from './amounts-card.ts'
import { billOf, couponsByOrder, discounted } from './apply-coupons.ts'
import { orderQuote } from './order-quote.ts'
import { type PricedOrder, planSavedOf, priceOrders } from './price-orders.ts'

export const previewOrdersAction = writeAction(route, previewOrders)

/**
 * What the chosen lines would cost, with the chosen coupons or, on request, the best ones. Stores nothing.
 */
async function previewOrders({
  tx,
  me,
  body,
  lang,
  now,
  world,
}: WriteCall<typeof route>): Answer<typeof route> {
  const ids = [...new Set(body.cart_item_ids)]
  if (ids.length === 0) throw new Refusal('no_product_selected')
  const rows = await listOwnCartItemsOf(tx, me.id, ids)
  if (rows.length < ids.length) throw new Refusal('not_found')
  const terms = await readOwnTerms(tx, me.id, now)
  const priced = priceOrders(rows, terms)
  const offered = await offerCoupons(tx, me.id, priced.map(billOf), { lang, now })
  const chosen = body.suggest_coupons
    ? offered.map(({ suggestedId }) => suggestedId)
    : couponsByOrder(priced, body.coupons ?? [])
  const orders = priced.map((order, at) => withChosen(order, offered[at]!, chosen[at] ?? null))
  const { availableFen } = await balancesOf(tx, me.id)
  const totalFen = sumFen(orders.map((order) => order.amounts.totalFen))
  return {
    orders: orders.map((order, at) => ({
      ...toWire(order),
      coupons: offered[at]!.choices,
      suggested_coupon_id: offered[at]!.suggestedId,
      coupon_id: order.coupon?.id ?? null,
    })),
    service_per_mille: orders[0]!.servicePerMille,
    review_hours: terms.settings.reviewHoursMax,
    free_storage_days: terms.settings.freeStorageDays,
    amounts: toAmounts(sumAmounts(orders.map((order) => order.amounts)), sumFen(orders.map(planSavedOf))),
    available_fen: availableFen,
    why_not:
      whyNotCome(await readOpening(tx)) ??
      whyNotPayable({ hasWayToPay: await hasWayToPay(world, tx), availableFen, totalFen }),
    contact: me.email,
    quote: signQuote(world.secret, orderQuote(me.id, rows), totalFen, now),
  }
}

const toWire = (order: PricedOrder) => ({
  platform: order.platform,
  seller_name: order.sellerName,
  cart_item_ids: order.lines.map(({ row }) => row.id),
  amounts: toAmounts(order.amounts, planSavedOf(order)),
})

/** Applies a coupon. A coupon that cannot be used takes nothing off; `choices` says why. */
function withChosen(order: PricedOrder, { choices }: CouponsOfBill, couponId: string | null): PricedOrder {
  const choice = choices.find((choice) => choice.id === couponId && choice.refusal === null)
  return choice ? discounted(order, { id: choice.id, discountFen: choice.discount_fen }) : order
}
