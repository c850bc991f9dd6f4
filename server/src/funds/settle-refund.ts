import { type Balances, lockShopper } from '../ledger/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { RefundNotice } from './provider.ts'
import { type RechargeRow, lockRechargeForJob } from './sql.ts'
import { type RefundRow, isRefundUnderWay, lockRefundForJob, setDisputeDecided } from './sql-refunds.ts'
import { giveAgain, takeBack } from './take-back.ts'
import { refuseRefund, settleOwnRefund, undoOwnRefund } from './withdrawals/settle-part.ts'

/** What came of a provider's word about a refund. */
export type RefundOutcome =
  | 'refunded'
  | 'taken_back'
  | 'undone'
  | 'refused'
  | 'dispute_lost'
  | 'amount_differs'
  | 'nothing_new'

/**
 * Settles what a provider says of a refund, once, under the lock of the shopper's money. A refund that we asked for is part of a withdrawal. One that we did not
 * ask for, by the provider's staff or by a dispute, takes the money from the balance as far as it reaches; the shopper owes the rest. Throws while
 * it may be a refund whose provider has not answered yet, and for the end of a dispute whose beginning was not reported: the job retries.
 */
export async function settleRefund(
  doing: Doing,
  { id, shopper_id: shopperId }: Pick<RechargeRow, 'id' | 'shopper_id'>,
  notice: RefundNotice,
): Promise<RefundOutcome> {
  const balances = await lockShopper(doing.tx, shopperId)
  const recharge = orNotFound(await lockRechargeForJob(doing.tx, id))
  const refund = await lockRefundForJob(doing.tx, id, notice)
  if (notice.outcome === 'dispute_lost') return await endDispute(doing, recharge, refund)
  if (notice.outcome === 'refund_failed')
    return refund ? await fail(doing, recharge, refund, balances) : 'nothing_new'
  if (refund) return await succeed(doing, recharge, refund, notice)
  // A dispute is never a refund that we asked for, even for the same amount.
  if (!notice.isDispute && (await isRefundUnderWay(doing.tx, id, notice.amountMinor)))
    throw new Error('a refund is told of before it was answered: it is looked at again')
  return await takeBack(doing, recharge, notice, balances)
}

async function succeed(
  doing: Doing,
  recharge: RechargeRow,
  refund: RefundRow,
  notice: RefundNotice,
): Promise<RefundOutcome> {
  if (refund.stage !== 'waiting' || !refund.withdrawal_id) return 'nothing_new'
  const isAsAsked = notice.currency === recharge.currency && notice.amountMinor === refund.amount_minor
  if (!isAsAsked) return 'amount_differs'
  await settleOwnRefund(doing, recharge, refund, notice.refundRef)
  return 'refunded'
}

async function fail(
  doing: Doing,
  recharge: RechargeRow,
  refund: RefundRow,
  balances: Balances,
): Promise<RefundOutcome> {
  if (refund.stage === 'waiting') {
    await refuseRefund(doing, refund, 'failed')
    return 'refused'
  }
  if (refund.stage !== 'done') return 'nothing_new'
  if (refund.withdrawal_id) await undoOwnRefund(doing, recharge, refund)
  else await giveAgain(doing, recharge, refund, balances)
  return 'undone'
}

/** A dispute that was lost is over: what was taken back stays so, and withdrawals are not held by it any more. */
async function endDispute(
  doing: Doing,
  recharge: RechargeRow,
  refund: RefundRow | undefined,
): Promise<RefundOutcome> {
  if (!refund) throw new Error('a dispute ended that is not known yet: it is looked at again')
  if (!refund.is_dispute || refund.stage !== 'done' || refund.decided_at) return 'nothing_new'
  await setDisputeDecided(doing.tx, refund, doing.now)
  doing.concerns(recharge.shopper_id)
  return 'dispute_lost'
}
