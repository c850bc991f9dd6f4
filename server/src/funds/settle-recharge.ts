import { type PaymentStep, paymentTable } from '@longhaul/domain/funds/stages.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { PaymentNotice } from './provider.ts'
import { type RechargeRow, lockRechargeForJob, moveRecharge, setPaymentRef } from './sql.ts'

/** The outcome of a provider's notice. */
export type Outcome = 'succeeded' | 'failed' | 'expired' | 'amount_differs' | 'nothing_new'

/**
 * Settles a recharge by its provider's notice, under a lock on the shopper's balance. Success counts exactly once, even after a failure or an expiry,
 * because late money is still money. A failure after success changes nothing.
 */
export async function settleRecharge(
  doing: Doing,
  { id, shopper_id: shopperId }: Pick<RechargeRow, 'id' | 'shopper_id'>,
  notice: PaymentNotice | { outcome: 'refused' } | undefined,
): Promise<Outcome> {
  await lockShopper(doing.tx, shopperId)
  const recharge = orNotFound(await lockRechargeForJob(doing.tx, id))
  if (!notice) return await take(doing, recharge, 'expire', 'expired', '')
  if (notice.outcome === 'refused') return await take(doing, recharge, 'fail', 'failed', 'refused')
  if (notice.outcome === 'declined') return await take(doing, recharge, 'fail', 'failed', 'declined')
  const isAsQuoted = notice.currency === recharge.currency && notice.amountMinor === recharge.pay_minor
  if (notice.about.paymentRef) await setPaymentRef(doing.tx, id, notice.about.paymentRef)
  if (!isAsQuoted) return await take(doing, recharge, 'fail', 'amount_differs', 'amount_differs')
  return await take(doing, recharge, 'succeed', 'succeeded', '')
}

async function take(
  doing: Doing,
  recharge: RechargeRow,
  step: PaymentStep,
  outcome: Outcome,
  failure: string,
): Promise<Outcome> {
  const { tx, now } = doing
  const edge = findEdge(paymentTable, recharge.stage, step, ['system'])
  if (!edge) return 'nothing_new'
  await moveRecharge(tx, { id: recharge.id, from: edge.from, to: edge.to, failure, now })
  if (edge.to === 'succeeded') await credit(doing, recharge)
  if (edge.to === 'failed') await notifyFailure(doing, recharge)
  if (recharge.payment_id) await doing.enqueue('complete-payment', { paymentId: recharge.payment_id })
  doing.concerns(recharge.shopper_id)
  return outcome
}

async function credit(doing: Doing, recharge: RechargeRow): Promise<void> {
  await post(doing.tx, {
    kind: 'recharge',
    subject: { kind: 'recharge', id: recharge.id },
    shopperId: recharge.shopper_id,
    actor: 'system',
    now: doing.now,
    postings: rechargeSucceeded(recharge.shopper_id, {
      provider: recharge.provider,
      currency: recharge.currency,
      paidMinor: recharge.pay_minor,
      feeMinor: recharge.fee_minor,
      creditFen: recharge.credit_fen,
    }),
  })
  await notify(doing, recharge.shopper_id, {
    kind: 'recharge_succeeded',
    args: { number: recharge.number, amount_fen: recharge.credit_fen },
    subject: { kind: 'funds', id: recharge.id },
  })
}

const notifyFailure = (doing: Doing, recharge: RechargeRow): Promise<void> =>
  notify(doing, recharge.shopper_id, {
    kind: 'recharge_failed',
    args: { number: recharge.number },
    subject: { kind: 'funds', id: recharge.id },
  })
