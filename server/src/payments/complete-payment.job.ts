import { type PaymentStage, type PaymentStep, paymentTable } from '@longhaul/domain/funds/stages.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { type RechargeRow, findRechargeOfPayment } from '../funds/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { payAll } from './payables.ts'
import { type PaymentRow, findPaymentForJob, updatePayment } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'complete-payment': { paymentId: string }
  }
}

/**
 * Runs when the recharge that a payment waits for is settled: pays for what the payment covers, or ends the
 * payment. If the money arrived but cannot be used for that, it stays on the balance and the shopper is
 * notified.
 */
export const completePaymentJob = job({
  name: 'complete-payment',
  async run(world, { paymentId }) {
    try {
      await inJob(world, ['orders', 'parcels', 'funds', 'rewards', 'messages'], (work) =>
        complete(work, paymentId),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await inJob(world, ['orders', 'parcels', 'funds', 'messages'], (work) =>
        keepOnBalance(work, paymentId, error),
      )
    }
  },
})

async function complete(work: UnitOfWork, paymentId: string): Promise<void> {
  const { payment, recharge } = await lockPayment(work, paymentId)
  if (!payment || !recharge || payment.stage === 'succeeded') return
  if (recharge.stage === 'failed') return await take(work, payment, 'fail', recharge.failure)
  if (recharge.stage === 'expired') return await take(work, payment, 'expire', 'expired')
  if (recharge.stage !== 'succeeded') return
  const paidFen = await payAll(work, payment.shopper_id, {
    orderIds: payment.order_ids,
    parcelId: payment.parcel_id,
    supplementIds: payment.supplement_ids,
  })
  // Less is due if an item was cancelled meanwhile; more than the shopper agreed to is never charged.
  if (paidFen > payment.total_fen) throw new Refusal('out_of_date')
  await take(work, { ...payment, total_fen: paidFen }, 'succeed', '')
}

async function keepOnBalance(work: UnitOfWork, paymentId: string, refusal: Refusal): Promise<void> {
  const { payment, recharge } = await lockPayment(work, paymentId)
  const isNotified = payment?.failure === refusal.reason
  if (!payment || !recharge || payment.stage === 'succeeded' || isNotified) return
  await take(work, payment, 'fail', refusal.reason)
  await notify(work, payment.shopper_id, {
    kind: 'payment_kept',
    args: { amount_fen: recharge.credit_fen },
    subject: { kind: 'funds', id: payment.id },
  })
}

/** Reads a payment and its recharge under a lock on the shopper's balance. */
async function lockPayment(
  { tx }: UnitOfWork,
  paymentId: string,
): Promise<{ payment: PaymentRow | undefined; recharge: RechargeRow | undefined }> {
  const known = await findPaymentForJob(tx, paymentId)
  if (known) await lockShopper(tx, known.shopper_id)
  return {
    payment: await findPaymentForJob(tx, paymentId),
    recharge: await findRechargeOfPayment(tx, paymentId),
  }
}

/**
 * Moves a payment to its next stage. One that has ended keeps its stage unless it succeeds late, but the
 * failure is recorded.
 */
async function take(
  work: UnitOfWork,
  payment: PaymentRow,
  step: PaymentStep,
  failure: string,
): Promise<void> {
  const { tx, now, concerns } = work
  const edge = findEdge(paymentTable, payment.stage, step, ['system'])
  const to: PaymentStage = edge?.to ?? payment.stage
  await updatePayment(tx, {
    id: payment.id,
    from: payment.stage,
    to,
    failure,
    totalFen: payment.total_fen,
    now,
  })
  concerns(payment.shopper_id)
}
