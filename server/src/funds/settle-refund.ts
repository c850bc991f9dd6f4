import { type Balances, lockShopper } from '../ledger/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { RefundNotice } from './provider.ts'
import { type RechargeRow, lockRechargeForJob } from './sql.ts'
import { type RefundRow, isRefundUnderWay, lockRefundForJob, setDisputeDecided } from './sql-refunds.ts'
import { giveAgain, takeBack } from './take-back.ts'
import { refuseRefund, settleOwnRefund, undoOwnRefund } from './withdrawals/settle-part.ts'

/** The outcome of a provider's notice about a refund. */
export type RefundOutcome =
  | 'refunded'
  | 'taken_back'
  | 'undone'
  | 'refused'
  | 'dispute_lost'
  | 'amount_differs'
  | 'nothing_new'

/**
 * Settles a provider's notice about a refund, once, under a lock on the shopper's balance. A refund that we
 * requested is part of a withdrawal. Any other, by the provider's staff or by a dispute, is taken from the
 * balance as far as it suffices; the shopper owes the rest. Throws if the notice may be about a refund
 * request that the provider has not answered yet, or if it closes a dispute that was not reported before: the
 * job then retries.
 */
export async function settleRefund(
  work: UnitOfWork,
  { id, shopper_id: shopperId }: Pick<RechargeRow, 'id' | 'shopper_id'>,
  notice: RefundNotice,
): Promise<RefundOutcome> {
  const balances = await lockShopper(work.tx, shopperId)
  const recharge = orNotFound(await lockRechargeForJob(work.tx, id))
  const refund = await lockRefundForJob(work.tx, id, notice)
  if (notice.outcome === 'dispute_lost') return await endDispute(work, recharge, refund)
  if (notice.outcome === 'refund_failed')
    return refund ? await fail(work, recharge, refund, balances) : 'nothing_new'
  if (refund) return await succeed(work, recharge, refund, notice)
  // A dispute is never a refund that we asked for, even for the same amount.
  if (!notice.isDispute && (await isRefundUnderWay(work.tx, id, notice.amountMinor)))
    throw new Error('a refund was reported before its request was answered; this will be retried')
  return await takeBack(work, recharge, notice, balances)
}

async function succeed(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow,
  notice: RefundNotice,
): Promise<RefundOutcome> {
  if (refund.stage !== 'waiting' || !refund.withdrawal_id) return 'nothing_new'
  const isAsAsked = notice.currency === recharge.currency && notice.amountMinor === refund.amount_minor
  if (!isAsAsked) return 'amount_differs'
  await settleOwnRefund(work, recharge, refund, notice.refundRef)
  return 'refunded'
}

async function fail(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow,
  balances: Balances,
): Promise<RefundOutcome> {
  if (refund.stage === 'waiting') {
    await refuseRefund(work, refund, 'failed')
    return 'refused'
  }
  if (refund.stage !== 'done') return 'nothing_new'
  if (refund.withdrawal_id) await undoOwnRefund(work, recharge, refund)
  else await giveAgain(work, recharge, refund, balances)
  return 'undone'
}

/** Closes a lost dispute: the money stays taken back, and the dispute no longer holds withdrawals. */
async function endDispute(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow | undefined,
): Promise<RefundOutcome> {
  if (!refund) throw new Error('a dispute was closed that is not known yet; this will be retried')
  if (!refund.is_dispute || refund.stage !== 'done' || refund.decided_at) return 'nothing_new'
  await setDisputeDecided(work.tx, refund, work.now)
  work.concerns(recharge.shopper_id)
  return 'dispute_lost'
}
