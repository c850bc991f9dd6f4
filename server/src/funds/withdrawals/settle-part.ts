import { withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { refundUndone, withdrawalRefunded, withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { type LedgerEvent, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { RechargeRow } from '../sql.ts'
import { type RefundRow, moveRefund } from '../sql-refunds.ts'
import { type WithdrawalRow, listParts, lockWithdrawalForStaff, updateWithdrawal } from './sql.ts'

/*
 * What happens to a withdrawal when one of its parts is settled. The caller has locked the shopper's balance.
 */

/** The failure of a part that was not requested because the shopper's standing holds payouts. */
export const HELD = 'held'

/** Settles a part that the provider has refunded. */
export async function settleOwnRefund(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow,
  providerRef: string,
): Promise<void> {
  const { tx, now } = work
  const withdrawal = await lockOf(work, refund)
  await moveRefund(tx, refund, { stage: 'done', providerRef, now })
  await post(tx, {
    ...eventOf(work, withdrawal, 'withdrawal_refunded', refund),
    postings: withdrawalRefunded(withdrawal.shopper_id, movedBy(recharge, refund)),
  })
  const left = await updateWithdrawal(tx, withdrawal.id, {
    withdrawing_fen: withdrawal.withdrawing_fen - refund.amount_fen,
  })
  await finishIfPaid(work, left)
}

/**
 * Settles a part that the provider will never refund: it is paid manually if the shopper named a payout
 * account; otherwise it returns to the balance and the shopper is asked to name one next time. A held part
 * always returns to the balance.
 */
export async function refuseRefund(work: UnitOfWork, refund: RefundRow, failure: string): Promise<void> {
  const { tx, now } = work
  const withdrawal = await lockOf(work, refund)
  const isHeld = failure === HELD
  await moveRefund(tx, refund, { stage: 'refused', failure, now })
  if (withdrawal.payout_method && !isHeld) {
    await updateWithdrawal(tx, withdrawal.id, { by_hand_fen: withdrawal.by_hand_fen + refund.amount_fen })
    work.concerns(withdrawal.shopper_id)
    return
  }
  await post(tx, {
    ...eventOf(work, withdrawal, 'withdrawal_returned', refund),
    postings: withdrawalRejected(withdrawal.shopper_id, refund.amount_fen),
  })
  await notifyReturn(work, withdrawal, refund, isHeld)
  const left = await updateWithdrawal(tx, withdrawal.id, {
    withdrawing_fen: withdrawal.withdrawing_fen - refund.amount_fen,
  })
  await finishIfPaid(work, left)
}

/**
 * Settles a refunded part that bounced, for example from a closed card: it returns to the balance, and the
 * shopper is notified.
 */
export async function undoOwnRefund(
  work: UnitOfWork,
  recharge: RechargeRow,
  refund: RefundRow,
): Promise<void> {
  const { tx, now } = work
  const withdrawal = await lockOf(work, refund)
  await moveRefund(tx, refund, { stage: 'undone', now })
  await post(tx, {
    ...eventOf(work, withdrawal, 'withdrawal_returned', refund),
    postings: refundUndone(withdrawal.shopper_id, movedBy(recharge, refund)),
  })
  await notifyReturn(work, withdrawal, refund)
  work.concerns(withdrawal.shopper_id)
}

const notifyReturn = (
  work: UnitOfWork,
  withdrawal: WithdrawalRow,
  refund: RefundRow,
  isHeld = false,
): Promise<void> =>
  notify(work, withdrawal.shopper_id, {
    kind: isHeld ? 'withdrawal_held_back' : 'withdrawal_returned',
    args: { number: withdrawal.number, amount_fen: refund.amount_fen },
    subject: { kind: 'funds', id: withdrawal.id },
  })

/** Completes a withdrawal with nothing left to pay; if nothing was paid at all, it is rejected. */
export async function finishIfPaid(work: UnitOfWork, withdrawal: WithdrawalRow): Promise<WithdrawalRow> {
  const { tx, now } = work
  work.concerns(withdrawal.shopper_id)
  if (withdrawal.withdrawing_fen > 0) return withdrawal
  const parts = (await listParts(tx, [withdrawal.id])).filter((part) => part.stage === 'done')
  const paidFen = sumFen([withdrawal.by_hand_fen, ...parts.map((part) => part.amount_fen)])
  const edge = findEdge(withdrawalTable, withdrawal.stage, paidFen > 0 ? 'finish' : 'return', ['system'])
  if (!edge) return withdrawal
  if (paidFen > 0)
    await notify(work, withdrawal.shopper_id, {
      kind: 'withdrawal_paid',
      args: { number: withdrawal.number, amount_fen: paidFen },
      subject: { kind: 'funds', id: withdrawal.id },
    })
  return await updateWithdrawal(tx, withdrawal.id, { stage: edge.to, stage_at: now })
}

/** Whether a provider has refunded any part. */
export const isPartDone = async (work: UnitOfWork, withdrawalId: string): Promise<boolean> =>
  (await listParts(work.tx, [withdrawalId])).some((part) => part.stage === 'done')

/** Whether a provider's answer is pending for any part. */
export const isPartWaiting = async (work: UnitOfWork, withdrawalId: string): Promise<boolean> =>
  (await listParts(work.tx, [withdrawalId])).some((part) => part.stage === 'waiting')

const lockOf = async (work: UnitOfWork, refund: RefundRow): Promise<WithdrawalRow> =>
  orNotFound(await lockWithdrawalForStaff(work.tx, refund.withdrawal_id ?? ''))

const eventOf = (
  work: UnitOfWork,
  withdrawal: WithdrawalRow,
  kind: LedgerEvent['kind'],
  refund: RefundRow,
) => ({
  kind,
  subject: { kind: 'withdrawal' as const, id: withdrawal.id },
  step: refund.step,
  shopperId: withdrawal.shopper_id,
  actor: 'system',
  now: work.now,
})

const movedBy = (recharge: RechargeRow, refund: RefundRow) => ({
  provider: recharge.provider,
  currency: recharge.currency,
  minor: refund.amount_minor,
  fen: refund.amount_fen,
})
