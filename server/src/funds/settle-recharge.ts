import { dayBefore } from '@longhaul/domain/funds/reconcile.ts'
import { isPaidLate } from '@longhaul/domain/funds/recharge.ts'
import { type PaymentStep, paymentTable } from '@longhaul/domain/funds/stages.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { addToInbox, notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { latestRate, readSettings } from '../site/public.ts'
import type { PaymentNotice } from './provider.ts'
import { rateText } from './quote.ts'
import { insertDifference } from './reconciliation/sql.ts'
import {
  type RechargeRow,
  hasEnded,
  listEarlierEvents,
  lockRechargeForJob,
  moveRecharge,
  setCredit,
  setPaymentRef,
} from './sql.ts'

/** The outcome of a provider's notice. */
export type Outcome = 'succeeded' | 'failed' | 'expired' | 'amount_differs' | 'nothing_new'

/**
 * Settles a recharge by its provider's notice, under a lock on the shopper's balance. Success counts exactly
 * once, even after a failure or an expiry, because late money is still money, at the rate of the day it is
 * paid. A failure after success changes nothing.
 */
export async function settleRecharge(
  work: UnitOfWork,
  { id, shopper_id: shopperId }: Pick<RechargeRow, 'id' | 'shopper_id'>,
  notice: PaymentNotice | { outcome: 'refused' } | undefined,
): Promise<Outcome> {
  await lockShopper(work.tx, shopperId)
  const recharge = orNotFound(await lockRechargeForJob(work.tx, id))
  if (!notice) return await take(work, recharge, 'expire', 'expired', '')
  if (notice.outcome === 'refused') return await take(work, recharge, 'fail', 'failed', 'refused')
  if (notice.outcome === 'declined') return await take(work, recharge, 'fail', 'failed', 'declined')
  const isAsQuoted = notice.currency === recharge.currency && notice.amountMinor === recharge.pay_minor
  if (notice.about.paymentRef) await setPaymentRef(work.tx, id, notice.about.paymentRef)
  if (!isAsQuoted) return await take(work, recharge, 'fail', 'amount_differs', 'amount_differs')
  return await take(work, recharge, 'succeed', 'succeeded', '')
}

async function take(
  work: UnitOfWork,
  recharge: RechargeRow,
  step: PaymentStep,
  outcome: Outcome,
  failure: string,
): Promise<Outcome> {
  const { tx, now } = work
  const edge = findEdge(paymentTable, recharge.stage, step, ['system'])
  if (!edge) return 'nothing_new'
  await moveRecharge(tx, { id: recharge.id, from: edge.from, to: edge.to, failure, now })
  const isReturned = edge.to === 'succeeded' && (await arrive(work, recharge))
  if (edge.to === 'failed') await notifyFailure(work, recharge)
  if (recharge.payment_id && !isReturned)
    await work.enqueue('complete-payment', { paymentId: recharge.payment_id })
  work.concerns(recharge.shopper_id)
  return outcome
}

/**
 * Credits money that has arrived, and has what its provider reported of it before processed now. Returns
 * whether it goes back to its source at once, because its account is closed or blocked
 * (return-recharge.job.ts).
 */
async function arrive(work: UnitOfWork, recharge: RechargeRow): Promise<boolean> {
  const late = await atTodaysRate(work, recharge)
  await credit(work, late ?? recharge)
  for (const id of await listEarlierEvents(work.tx, recharge.id))
    await work.enqueue('process-webhook', { webhookEventId: id, again: true }, { key: `webhook-again-${id}` })
  const isReturned = await hasEnded(work.tx, recharge.shopper_id)
  if (isReturned) {
    await alertFinance(work, recharge)
    await work.enqueue(
      'return-recharge',
      { rechargeId: recharge.id },
      { key: `return-recharge-${recharge.id}` },
    )
  } else await tell(work, late ?? recharge, late ? { rate: `${late.currency} 1 = CNY ${rateOf(late)}` } : {})
  return isReturned
}

/** Shows the money in the reconciliation until finance has looked at it. */
const alertFinance = ({ tx, now }: UnitOfWork, recharge: RechargeRow): Promise<boolean> =>
  insertDifference(tx, {
    provider: recharge.provider,
    day: dayBefore(new Date(now.getTime() + 86_400_000)),
    kind: 'account_ended',
    ref: recharge.number,
    recharge_id: recharge.id,
    currency: recharge.currency,
    ours_minor: null,
    theirs_minor: recharge.pay_minor,
    found_at: now,
  })

/**
 * A recharge that was paid after its page expired, at the newest rate less our margin; undefined for any
 * other, which is credited as it was quoted.
 */
async function atTodaysRate(work: UnitOfWork, recharge: RechargeRow): Promise<RechargeRow | undefined> {
  const { tx, now } = work
  const { currency, pay_minor: payMinor, fee_minor: feeMinor } = recharge
  const isLate = isPaidLate({ stage: recharge.stage, expiresAt: recharge.expires_at }, now)
  const rate = isLate && currency !== 'CNY' ? await latestRate(tx, currency) : undefined
  if (!rate) return undefined
  const { exchangeMarginPerMille: margin } = await readSettings(tx)
  const isSame = rate.rateNanos === recharge.rate_nanos && margin === recharge.margin_per_mille
  if (isSame) return undefined
  return await setCredit(tx, recharge.id, {
    credit_fen: Math.max(1, toFen(payMinor - feeMinor, currency, creditRate(rate.rateNanos, margin))),
    rate_nanos: rate.rateNanos,
    rate_quoted_on: rate.quotedOn,
    margin_per_mille: margin,
  })
}

const rateOf = (row: RechargeRow): string =>
  rateText({ rateNanos: row.rate_nanos, marginPerMille: row.margin_per_mille })

async function credit(work: UnitOfWork, recharge: RechargeRow): Promise<void> {
  await post(work.tx, {
    kind: 'recharge',
    subject: { kind: 'recharge', id: recharge.id },
    shopperId: recharge.shopper_id,
    actor: 'system',
    now: work.now,
    postings: rechargeSucceeded(recharge.shopper_id, {
      provider: recharge.provider,
      currency: recharge.currency,
      paidMinor: recharge.pay_minor,
      feeMinor: recharge.fee_minor,
      creditFen: recharge.credit_fen,
    }),
  })
}

/** Without a mail if the money pays for something at once: what it paid for is told by mail. */
const tell = (work: UnitOfWork, recharge: RechargeRow, told: { rate?: string }): Promise<void> => {
  const say = recharge.payment_id && !told.rate ? addToInbox : notify
  return say(work, recharge.shopper_id, {
    kind: 'recharge_succeeded',
    args: { number: recharge.number, amount_fen: recharge.credit_fen, ...told },
    subject: { kind: 'funds', id: recharge.id },
  })
}

const notifyFailure = (work: UnitOfWork, recharge: RechargeRow): Promise<void> =>
  notify(work, recharge.shopper_id, {
    kind: 'recharge_failed',
    args: { number: recharge.number },
    subject: { kind: 'funds', id: recharge.id },
  })
