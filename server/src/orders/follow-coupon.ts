import { couponTakenBack, freeze } from '@longhaul/domain/ledger/recipes.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { splitFen } from '@longhaul/domain/money/split.ts'
import { isUnbought, keptOf } from '@longhaul/domain/orders/refund.ts'
import { couponLost } from '@longhaul/domain/rewards/coupon-after.ts'
import { noticeNames } from '../goods/public.ts'
import { post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { giveBackCoupon, ruleOfCouponOn, updateCouponDiscount } from '../rewards/public.ts'
import { listDiscountsOfOrder, moveDiscount } from './sql-detail.ts'
import type { ItemRow } from './sql.ts'
import { ledgerActor } from './take-item-step.ts'

/** How something leaves an order that a coupon was used on: by whom, whether by the shopper's own choice, and what goes back for it. */
export type Leaving = {
  actor: 'shopper' | 'staff' | 'system'
  actorId: string | null
  isChoice: boolean
  /** Null where the order is not paid. It is on the balance already. */
  goesBackFen: Fen | null
}

/**
 * After an item was cancelled, made smaller or refunded: the coupon pays for the rest what its rule says of it, and what it pays no longer is taken
 * from what goes back (domain/src/rewards/coupon-after.ts). A coupon that pays nothing any more comes back. The shopper's money is locked by the
 * caller, and the item is kept as it is now. Returns what was taken, in fen.
 */
export async function followCoupon(doing: Doing, item: ItemRow, leaving: Leaving): Promise<Fen> {
  const { tx } = doing
  const orderId = item.order_id
  const rule = await ruleOfCouponOn(tx, { orderId })
  if (!rule) return 0
  const items = (await listDiscountsOfOrder(tx, orderId)).filter((entry) => entry.stage !== 'cancelled')
  const shares = items.map((other) => Math.max(0, other.discount_fen - other.given_up_fen))
  const shareFen = sumFen(shares)
  const lostFen = couponLost(rule, { bill: billOf(items), shareFen }, leaving)
  for (const [index, fen] of splitFen(lostFen, shares).entries())
    await takeShare(doing, items[index]!, fen, { ...leaving, shopperId: item.shopper_id })

  const paidFen = sumFen(items.map((other) => other.discount_fen)) - lostFen
  if (paidFen > 0) await updateCouponDiscount(tx, { orderId }, paidFen)
  else await giveBackCoupon(doing, { orderId }, leaving)
  if (lostFen > 0 && leaving.goesBackFen !== null)
    await notify(doing, item.shopper_id, {
      kind: 'coupon_counts_less',
      args: { ...noticeNames(item), amount_fen: lostFen },
      subject: { kind: 'order', id: orderId },
    })
  return leaving.goesBackFen === null ? 0 : lostFen
}

type Rest = Awaited<ReturnType<typeof listDiscountsOfOrder>>[number]

/** The rest as the coupon sees it: the fee is what is still charged, the minimum is measured by what is still bought. */
function billOf(items: readonly Rest[]) {
  const kept = items.filter((item) => item.stage !== 'refunded')
  const spend = kept.map((entry) => {
    const pieces = { quantity: entry.quantity, refundedQuantity: entry.refunded_quantity }
    return keptOf(entry.goods_fen, pieces) + entry.freight_fen
  })
  const feeFen = sumFen(items.map((item) => item.service_fen + item.discount_fen))
  return { purpose: 'service' as const, feeFen, spendFen: sumFen(spend) }
}

/** An item pays itself what the coupon paid of it: from what is set aside for it, or, once it is bought, to us, who paid it. */
async function takeShare(
  { tx, now }: Doing,
  item: Rest,
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
    // What the coupon still pays of it only falls: it distinguishes one such event from the next.
    step: item.discount_fen - fen,
    shopperId,
    actor: ledgerActor(by),
    now,
    postings: isFrozen ? freeze(shopperId, fen) : couponTakenBack(shopperId, fen),
  })
}
