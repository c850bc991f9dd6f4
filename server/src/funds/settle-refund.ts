import { dayBefore } from '@longhaul/domain/funds/reconcile.ts'
import { takenFen } from '@longhaul/domain/funds/refund-shares.ts'
import { takenBack, takenBackUndone } from '@longhaul/domain/ledger/recipes.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { found } from '../platform/refusal.ts'
import type { RefundNotice } from './provider.ts'
import { insertDifference } from './reconciliation/sql.ts'
import { type RechargeRow, lockRechargeForJob } from './sql.ts'
import {
  type RefundRow,
  insertRefund,
  isRefundUnderWay,
  lockRefundForJob,
  moveRefund,
  readRefundable,
} from './sql-refunds.ts'
import { refuseRefund, settleOwnRefund, undoOwnRefund } from './withdrawals/settle-part.ts'

/** What came of a provider's word about a refund. */
export type RefundOutcome =
  | 'refunded'
  | 'taken_back'
  | 'undone'
  | 'refused'
  | 'amount_differs'
  | 'nothing_new'

/**
 * Settles what a provider says of a refund, once, under the lock of the shopper's money. One of ours is part of a withdrawal. One that we did not
 * ask for, by the provider's staff or by a dispute, takes the money from the balance as far as it reaches. Throws while one of ours may be meant
 * whose provider has not answered us yet: the job comes again.
 */
export async function settleRefund(
  doing: Doing,
  { id, shopper_id: shopperId }: Pick<RechargeRow, 'id' | 'shopper_id'>,
  notice: RefundNotice,
): Promise<RefundOutcome> {
  const { availableFen } = await lockShopper(doing.tx, shopperId)
  const recharge = found(await lockRechargeForJob(doing.tx, id))
  const refund = await lockRefundForJob(doing.tx, id, notice)
  if (notice.outcome === 'refund_failed') return refund ? await fail(doing, recharge, refund) : 'nothing_new'
  if (refund) return await succeed(doing, recharge, refund, notice)
  if (await isRefundUnderWay(doing.tx, id, notice.amountMinor))
    throw new Error('a refund is told of before it was answered: it is looked at again')
  return await takeBack(doing, recharge, notice, availableFen)
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

async function fail(doing: Doing, recharge: RechargeRow, refund: RefundRow): Promise<RefundOutcome> {
  if (refund.stage === 'waiting') {
    await refuseRefund(doing, refund, 'failed')
    return 'refused'
  }
  if (refund.stage !== 'done') return 'nothing_new'
  if (refund.withdrawal_id) await undoOwnRefund(doing, recharge, refund)
  else await giveAgain(doing, recharge, refund)
  return 'undone'
}

/** Money that went back without us: from the balance, and what that does not hold any more is ours to claim. */
async function takeBack(
  doing: Doing,
  recharge: RechargeRow,
  notice: RefundNotice,
  availableFen: number,
): Promise<RefundOutcome> {
  const { tx, now } = doing
  if (recharge.stage !== 'succeeded') return 'nothing_new'
  if (
    notice.currency !== recharge.currency ||
    !Number.isSafeInteger(notice.amountMinor) ||
    notice.amountMinor <= 0
  )
    return 'amount_differs'
  const { fen, feeMinor } = takenFen(await readRefundable(tx, recharge), notice.amountMinor)
  const refund = await insertRefund(tx, {
    recharge_id: recharge.id,
    withdrawal_id: null,
    stage: 'done',
    stage_at: now,
    amount_minor: notice.amountMinor,
    fee_minor: feeMinor,
    amount_fen: fen,
    short_fen: Math.max(0, fen - availableFen),
    provider_ref: notice.refundRef,
    created_at: now,
  })
  await post(tx, {
    ...eventOf(doing, recharge, 'recharge_taken_back', refund.step),
    postings: takenBack(recharge.shopper_id, movedBy(recharge, refund)),
  })
  if (refund.short_fen > 0)
    await insertDifference(tx, {
      provider: recharge.provider,
      day: dayBefore(new Date(now.getTime() + 86_400_000)),
      kind: 'short',
      ref: notice.refundRef,
      recharge_id: recharge.id,
      currency: 'CNY',
      ours_minor: refund.amount_fen - refund.short_fen,
      theirs_minor: refund.amount_fen,
      found_at: now,
    })
  await notify(doing, recharge.shopper_id, {
    kind: 'recharge_taken_back',
    args: { number: recharge.number, amount_fen: fen },
    subject: { kind: 'funds', id: recharge.id },
  })
  await doing.changed(recharge.shopper_id, 'funds')
  await doing.changed('staff', 'funds')
  return 'taken_back'
}

/** A dispute that was won, a refund that came back: as it was before. */
async function giveAgain(doing: Doing, recharge: RechargeRow, refund: RefundRow): Promise<void> {
  const { tx, now } = doing
  await moveRefund(tx, refund, { stage: 'undone', now })
  await post(tx, {
    ...eventOf(doing, recharge, 'recharge_given_again', refund.step),
    postings: takenBackUndone(recharge.shopper_id, movedBy(recharge, refund)),
  })
  await notify(doing, recharge.shopper_id, {
    kind: 'recharge_given_again',
    args: { number: recharge.number, amount_fen: refund.amount_fen - refund.short_fen },
    subject: { kind: 'funds', id: recharge.id },
  })
  await doing.changed(recharge.shopper_id, 'funds')
}

const eventOf = (doing: Doing, recharge: RechargeRow, kind: string, step: number) => ({
  kind,
  subject: { kind: 'recharge' as const, id: recharge.id },
  step,
  shopperId: recharge.shopper_id,
  actor: 'system',
  now: doing.now,
})

const movedBy = (recharge: RechargeRow, refund: RefundRow) => ({
  provider: recharge.provider,
  currency: recharge.currency,
  minor: refund.amount_minor - refund.fee_minor,
  feeMinor: refund.fee_minor,
  fen: refund.amount_fen,
  shortFen: refund.short_fen,
})
