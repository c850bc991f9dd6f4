import { dayBefore } from '@longhaul/domain/funds/reconcile.ts'
import { takenFen } from '@longhaul/domain/funds/refund-shares.ts'
import { chargedBack, chargebackReversed } from '@longhaul/domain/ledger/recipes.ts'
import { type Balances, type LedgerEvent, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { auditSystem } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { RefundNotice } from './provider.ts'
import { insertDifference } from './reconciliation/sql.ts'
import type { RechargeRow } from './sql.ts'
import { type RefundRow, insertRefund, moveRefund, readRefundable } from './sql-refunds.ts'

/**
 * Takes money that the provider gave back without us from the balance; the shopper owes what the balance does
 * not cover.
 */
export async function takeBack(
  work: UnitOfWork,
  recharge: RechargeRow,
  notice: RefundNotice,
  { availableFen }: Balances,
): Promise<'taken_back' | 'nothing_new' | 'amount_differs'> {
  const { tx, now } = work
  if (recharge.stage !== 'succeeded') return 'nothing_new'
  if (
    notice.currency !== recharge.currency ||
    !Number.isSafeInteger(notice.amountMinor) ||
    notice.amountMinor <= 0 ||
    // A single movement larger than the payment is a mistake, not a debt of the shopper.
    notice.amountMinor > recharge.pay_minor
  )
    return 'amount_differs'
  const { fen, excessFen, feeMinor } = takenFen(await readRefundable(tx, recharge), notice.amountMinor)
  const refund = await insertRefund(tx, {
    recharge_id: recharge.id,
    withdrawal_id: null,
    stage: 'done',
    stage_at: now,
    amount_minor: notice.amountMinor,
    fee_minor: feeMinor,
    amount_fen: fen,
    short_fen: Math.max(0, fen - availableFen),
    excess_fen: excessFen,
    is_dispute: notice.isDispute ?? false,
    provider_ref: notice.refundRef,
    created_at: now,
  })
  await post(tx, {
    ...eventOf(work, recharge, 'recharge_taken_back', refund.step),
    postings: chargedBack(recharge.shopper_id, movedBy(recharge, refund, refund.short_fen)),
  })
  await notifyFinance(work, recharge, refund)
  await notify(work, recharge.shopper_id, {
    kind: noticeOf(refund),
    args: { number: recharge.number, amount_fen: fen, owed_fen: refund.short_fen },
    subject: { kind: 'funds', id: recharge.id },
  })
  work.concerns(recharge.shopper_id)
  return 'taken_back'
}

const noticeOf = (refund: RefundRow) => {
  if (refund.short_fen > 0) return 'shortfall_noted'
  return refund.is_dispute ? 'recharge_disputed' : 'recharge_taken_back'
}

/**
 * Reports a shortfall, or a refund of money already refunded, as a difference in the reconciliation until it
 * is settled.
 */
async function notifyFinance(work: UnitOfWork, recharge: RechargeRow, refund: RefundRow): Promise<void> {
  const { tx, now } = work
  const base = {
    provider: recharge.provider,
    day: dayBefore(new Date(now.getTime() + 86_400_000)),
    ref: refund.provider_ref ?? refund.id,
    recharge_id: recharge.id,
    found_at: now,
  }
  if (refund.short_fen > 0)
    await insertDifference(tx, {
      ...base,
      kind: 'short',
      currency: 'CNY',
      ours_minor: refund.amount_fen - refund.short_fen,
      theirs_minor: refund.amount_fen,
    })
  if (refund.excess_fen === 0) return
  const { refundedMinor, refundedFeeMinor } = await readRefundable(tx, recharge)
  const backMinor = refundedMinor + refundedFeeMinor
  await insertDifference(tx, {
    ...base,
    kind: 'beyond_credit',
    currency: recharge.currency,
    ours_minor: recharge.pay_minor,
    theirs_minor: backMinor,
  })
  await auditSystem(
    tx,
    {
      action: 'recharge_beyond_credit',
      subjectKind: 'recharge',
      subjectId: recharge.id,
      before: { pay_minor: recharge.pay_minor, credit_fen: recharge.credit_fen },
      after: { back_minor: backMinor, excess_fen: refund.excess_fen, owed_fen: refund.short_fen },
    },
    now,
  )
}

/** Credits the shopper again for a won dispute or a failed refund, less any remaining debt. */
export async function giveAgain(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow,
  { owedFen }: Balances,
): Promise<void> {
  const { tx, now } = work
  const settledFen = Math.min(owedFen, refund.amount_fen)
  await moveRefund(tx, refund, { stage: 'undone', now })
  await post(tx, {
    ...eventOf(work, recharge, 'recharge_given_again', refund.step),
    postings: chargebackReversed(recharge.shopper_id, movedBy(recharge, refund, settledFen)),
  })
  await notify(work, recharge.shopper_id, {
    kind: 'recharge_given_again',
    args: { number: recharge.number, amount_fen: refund.amount_fen - settledFen },
    subject: { kind: 'funds', id: recharge.id },
  })
  work.concerns(recharge.shopper_id)
}

const eventOf = (work: UnitOfWork, recharge: RechargeRow, kind: LedgerEvent['kind'], step: number) => ({
  kind,
  subject: { kind: 'recharge' as const, id: recharge.id },
  step,
  shopperId: recharge.shopper_id,
  actor: 'system',
  now: work.now,
})

const movedBy = (recharge: RechargeRow, refund: RefundRow, shortFen: number) => ({
  provider: recharge.provider,
  currency: recharge.currency,
  minor: refund.amount_minor - refund.fee_minor,
  feeMinor: refund.fee_minor,
  fen: refund.amount_fen,
  shortFen,
})
