import { planWithdrawal } from '@longhaul/domain/funds/withdrawal.ts'
import { withdrawalRequested } from '@longhaul/domain/ledger/recipes.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { auditSystem } from '../platform/audit.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { findProvider } from './providers.ts'
import { type RechargeRow, findRechargeForJob, hasEnded, lockRechargeForJob } from './sql.ts'
import { insertRefund, readRefundable } from './sql-refunds.ts'
import { insertWithdrawal, nextWithdrawalNumber } from './withdrawals/sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'return-recharge': { rechargeId: string }
  }
}

/**
 * Sends money that arrived for a closed or blocked account back to its source: a withdrawal by the system,
 * whose only destination is the recharge itself. If its provider no longer takes it back, it stays on the
 * balance, and the reconciliation shows it until somebody has dealt with it. A payment that waited for the
 * money ends without it.
 */
export const returnRechargeJob = job({
  name: 'return-recharge',
  async run(world, { rechargeId }) {
    const known = await findRechargeForJob(world.db, rechargeId)
    if (!known) return
    await inJob(world, ['funds'], async (work) => {
      const { availableFen } = await lockShopper(work.tx, known.shopper_id)
      const recharge = orNotFound(await lockRechargeForJob(work.tx, rechargeId))
      const isOpenAgain = !(await hasEnded(work.tx, recharge.shopper_id))
      if (!isOpenAgain && availableFen >= recharge.credit_fen) await sendBack(world, work, recharge)
      if (recharge.payment_id) await work.enqueue('complete-payment', { paymentId: recharge.payment_id })
    })
  },
})

async function sendBack(world: World, work: UnitOfWork, recharge: RechargeRow): Promise<void> {
  const { tx, now } = work
  const { shopper_id: shopperId, credit_fen: fen } = recharge
  const provider = findProvider(world, recharge.provider)
  const taken = await readRefundable(tx, recharge)
  if (!provider || taken.refundedFen > 0) return
  const step = provider.stepOf(recharge.currency) ?? 1
  const { parts, byHandFen } = planWithdrawal(fen, [{ id: recharge.id, step, ...taken }])
  const [part] = parts
  if (!part || byHandFen > 0) return
  const withdrawal = await insertWithdrawal(tx, {
    number: readableNumber('W', await nextWithdrawalNumber(tx)),
    shopper_id: shopperId,
    stage: 'paying',
    stage_at: now,
    amount_fen: fen,
    withdrawing_fen: fen,
    by_hand_fen: 0,
    created_at: now,
    decided_at: now,
  })
  await insertRefund(tx, {
    recharge_id: recharge.id,
    withdrawal_id: withdrawal.id,
    stage: 'waiting',
    stage_at: now,
    amount_minor: part.minor,
    amount_fen: part.fen,
    created_at: now,
  })
  await post(tx, {
    kind: 'withdrawal_requested',
    subject: { kind: 'withdrawal', id: withdrawal.id },
    shopperId,
    actor: 'system',
    now,
    postings: withdrawalRequested(shopperId, fen),
  })
  await work.enqueue(
    'refund-parts',
    { withdrawalId: withdrawal.id },
    { key: `refund-parts-${withdrawal.id}` },
  )
  await auditSystem(
    tx,
    {
      action: 'return_recharge',
      subjectKind: 'recharge',
      subjectId: recharge.id,
      after: { withdrawal: withdrawal.number, amount_fen: fen },
    },
    now,
  )
  work.concerns(shopperId)
}
