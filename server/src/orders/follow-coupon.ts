import { couponTakenBack, freeze } from '@longhaul/domain/ledger/recipes.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { splitFen } from '@longhaul/domain/money/split.ts'
import { isUnbought } from '@longhaul/domain/orders/refund.ts'
import { couponLost } from '@longhaul/domain/rewards/coupon-after.ts'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { noticeNames } from '../goods/public.ts'
import { post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { restoreCoupon, ruleOfCouponOn, updateCouponDiscount } from '../rewards/public.ts'
import { type CouponedItem, couponBillOf, couponShare, listRemaining } from './coupon-bill.ts'
import { moveDiscount } from './sql-detail.ts'
import { type ItemRow, lockItemForStaff } from './sql.ts'
import { ledgerActor } from './take-item-step.ts'
import { readAddedFee } from './added-fee.ts'
import { type OpenSupplement, listOpenSupplements, updateSupplement } from './sql-questions.ts'

/**
 * How an item or some of its pieces leave an order with a coupon: who removed them, whether by the shopper's
 * own choice, and the amount given back.
 */
export type Leaving = {
  actor: 'shopper' | 'staff' | 'system'
  actorId: string | null
  isChoice: boolean
  /** Null if the order is not paid. Already credited to the balance. */
  goesBackFen: Fen | null
}

/**
 * Reapplies the coupon after an item was cancelled, reduced or refunded: the coupon's rule is applied to the
 * rest of the order, and what the coupon no longer pays is deducted from the amount given back
 * (domain/src/rewards/coupon-after.ts). A coupon that no longer pays anything is returned to the shopper;
 * open supplements follow. The caller has locked the shopper's balance and saved the item's change. Returns
 * the amount deducted, in fen.
 */
export async function followCoupon(work: UnitOfWork, item: ItemRow, leaving: Leaving): Promise<Fen> {
  const { tx } = work
  const orderId = item.order_id
  const rule = await ruleOfCouponOn(tx, { orderId })
  if (!rule) return 0
  const items = await listRemaining(tx, orderId)
  const shares = items.map(couponShare)
  const shareFen = sumFen(shares)
  const lostFen = couponLost(rule, { bill: couponBillOf(items), shareFen }, leaving)
  for (const [index, fen] of splitFen(lostFen, shares).entries())
    await takeShare(work, items[index]!, fen, { ...leaving, shopperId: item.shopper_id })

  const paidFen = sumFen(items.map((other) => other.discount_fen)) - lostFen
  if (paidFen > 0) await updateCouponDiscount(tx, { orderId }, paidFen)
  else await restoreCoupon(work, { orderId }, leaving)
  await repriceSupplements(work, orderId)
  if (lostFen > 0 && leaving.goesBackFen !== null)
    await notify(work, item.shopper_id, {
      kind: 'coupon_counts_less',
      args: { ...noticeNames(item), amount_fen: lostFen },
      subject: { kind: 'order', id: orderId },
    })
  return leaving.goesBackFen === null ? 0 : lostFen
}

/**
 * Charges the shopper for the coupon's former share of an item's fee: adds it to the frozen money, or pays it
 * to us if the item is already bought.
 */
async function takeShare(
  { tx, now }: UnitOfWork,
  item: CouponedItem,
  fen: Fen,
  by: Leaving & { shopperId: string },
): Promise<void> {
  if (fen === 0) return
  const { shopperId } = by
  const isFrozen = isUnbought(item.stage)
  await moveDiscount(tx, item.id, fen, { isFrozen })
  if (item.stage === 'pending_payment') return
  await post(tx, {
    kind: 'coupon_taken_back',
    subject: { kind: 'order_item', id: item.id },
    // The coupon's share of an item only decreases, so it is unique for each such event.
    step: item.discount_fen - fen,
    shopperId,
    actor: ledgerActor(by),
    now,
    postings: isFrozen ? freeze(shopperId, fen) : couponTakenBack(shopperId, fen),
  })
}

/**
 * Recalculates the fees in the open supplements of an order after its coupon changed, oldest first, so that a
 * supplement never counts on a discount that is gone, or that another one has. The caller has locked the
 * shopper's balance.
 */
async function repriceSupplements(work: UnitOfWork, orderId: string): Promise<void> {
  const { tx } = work
  const done: OpenSupplement[] = []
  for (const due of await listOpenSupplements(tx, orderId)) {
    const item = (await lockItemForStaff(tx, due.order_item_id))!
    const real = { goodsFen: due.goods_fen, freightFen: due.freight_fen }
    const added = await readAddedFee(work, item, real, done)
    const fees = {
      service_fen: added.serviceFen,
      discount_fen: added.discountFen,
      plan_saved_fen: added.planSavedFen,
    }
    const agreedFen = sellerFen({ goodsFen: item.goods_fen, freightFen: item.freight_fen })
    const amount_fen = sellerFen(real) - agreedFen + added.serviceFen
    if (amount_fen !== due.amount_fen) await updateSupplement(tx, due.id, { ...fees, amount_fen })
    done.push({ ...due, ...fees, amount_fen })
  }
}
