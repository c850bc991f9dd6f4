import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { type AgreedOrder, feeOfHigherPrice } from '@longhaul/domain/orders/higher-price.ts'
import { type SellerPrice, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import type { Tx } from '../platform/database/db.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { recordPlanSavings, readOwnTerms, ruleOfCouponOn, updateCouponDiscount } from '../rewards/public.ts'
import { type CouponedItem, couponBillOf, couponShare, listRemaining } from './coupon-bill.ts'
import { type OpenSupplement, findRateOfOrder, listOpenSupplements } from './sql-questions.ts'
import { type ItemRow, updateItem } from './sql.ts'

/**
 * What a higher price adds to the fee of an item: what the shopper and the coupon pay of it, and what the
 * shopper's plan takes off. In fen.
 */
export type AddedFee = { serviceFen: Fen; discountFen: Fen; planSavedFen: Fen }

type Rising = Pick<ItemRow, 'id' | 'order_id' | 'shopper_id' | 'goods_fen' | 'freight_fen'>

/**
 * What it adds to our fee if an item costs `real` at the seller (domain/src/orders/higher-price.ts), by the
 * terms of its order. `pending` are open supplements of the order's other items, by default all of them: they
 * will have been paid, so that a coupon is not promised twice. The caller has locked the shopper's balance.
 */
export async function readAddedFee(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  item: Rising,
  real: SellerPrice,
  pending?: readonly OpenSupplement[],
): Promise<AddedFee> {
  const moreFen = sellerFen(real) - sellerFen({ goodsFen: item.goods_fen, freightFen: item.freight_fen })
  if (moreFen <= 0) return { serviceFen: 0, discountFen: 0, planSavedFen: 0 }
  const items = await listRemaining(tx, item.order_id)
  const others = pending ?? (await listOpenSupplements(tx, item.order_id))
  const order = withPending(
    items,
    others.filter((other) => other.order_item_id !== item.id),
  )
  const { open, settings } = await readOwnTerms(tx, item.shopper_id, now)
  const coupon = (await ruleOfCouponOn(tx, { orderId: item.order_id })) ?? null
  // Orders from before the rate was kept use the present one.
  const rate = (await findRateOfOrder(tx, item.order_id)) ?? settings.serviceFeePerMille
  const added = feeOfHigherPrice(order, moreFen, { serviceFeePerMille: rate, coupon })
  const withoutPlan = feeOfHigherPrice(order, moreFen, {
    serviceFeePerMille: Math.max(rate, open.serviceFeePerMille),
    coupon: null,
  })
  return { ...added, planSavedFen: withoutPlan.serviceFen - added.serviceFen - added.discountFen }
}

/** An order as it was agreed, once these supplements are paid. */
function withPending(items: readonly CouponedItem[], pending: readonly OpenSupplement[]): AgreedOrder {
  const bill = couponBillOf(items)
  const moreFen = sumFen(
    pending.map((due) => {
      const item = items.find(({ id }) => id === due.order_item_id)
      return item ? due.goods_fen + due.freight_fen - item.goods_fen - item.freight_fen : 0
    }),
  )
  const discountFen = sumFen(pending.map((due) => due.discount_fen))
  return {
    sellerFen: sumFen(items.map((item) => item.goods_fen + item.freight_fen)) + moreFen,
    feeFen: bill.feeFen + discountFen + sumFen(pending.map((due) => due.service_fen)),
    discountFen: sumFen(items.map(couponShare)) + discountFen,
    spendFen: bill.spendFen + moreFen,
  }
}

/**
 * Adds a fee to a paid item, its order's coupon and the month of the shopper's plan. Returns what the plan
 * saved, which is nothing without one.
 */
export async function addFee(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  item: ItemRow,
  { serviceFen, discountFen, planSavedFen }: AddedFee,
): Promise<Fen> {
  const { monthId } = await readOwnTerms(tx, item.shopper_id, now)
  const savedFen = monthId === null ? 0 : planSavedFen
  await updateItem(tx, item.id, {
    service_fen: item.service_fen + serviceFen,
    discount_fen: item.discount_fen + discountFen,
    plan_saved_fen: item.plan_saved_fen + savedFen,
  })
  if (discountFen !== 0) await followDiscounts(tx, item.order_id)
  await recordPlanSavings(tx, { monthId, now }, [{ orderItemId: item.id, savedFen }])
  return savedFen
}

/** Sets the discount of an order's coupon to what it pays of the items. */
async function followDiscounts(tx: Tx, orderId: string): Promise<void> {
  const items = await listRemaining(tx, orderId)
  await updateCouponDiscount(tx, { orderId }, sumFen(items.map((item) => item.discount_fen)))
}
