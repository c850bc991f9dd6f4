import { whyNot } from '@longhaul/domain/funds/standing.ts'
import { lockShopper } from '../../ledger/public.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal } from '../provider.ts'
import { findProvider } from '../providers.ts'
import { lockRechargeForJob } from '../sql.ts'
import { lockRefundForJob, moveRefund } from '../sql-refunds.ts'
import { HELD, refuseRefund, settleOwnRefund } from './settle-part.ts'
import { type WithdrawalRow, findWithdrawalForStaff, listParts, setPartAsked } from './sql.ts'
import { readStandingOf } from './withdrawal-step.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'refund-parts': { withdrawalId: string }
  }
}

type Part = Awaited<ReturnType<typeof listParts>>[number]

/**
 * Has the providers refund the parts of an approved withdrawal. Each call is made outside any transaction
 * with the part's own idempotency key, so that a retried job refunds nothing twice. A provider that does not
 * answer does not delay the others; the job is retried for it.
 */
export const refundPartsJob = job({
  name: 'refund-parts',
  async run(world, { withdrawalId }) {
    const withdrawal = await findWithdrawalForStaff(world.db, withdrawalId)
    if (withdrawal?.stage !== 'paying') return
    const parts = (await listParts(world.db, [withdrawalId])).filter(
      (part) => part.stage === 'waiting' && part.provider_ref === null,
    )
    const faults: unknown[] = []
    for (const part of parts)
      await refundPart(world, withdrawal, part).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} refunds are not answered yet`)
  },
})

async function refundPart(world: World, withdrawal: WithdrawalRow, part: Part): Promise<void> {
  // Nobody decided on what the system itself sends back.
  const act = withdrawal.decided_by === null ? 'send_back' : 'pay_out'
  const isHeld = whyNot(act, await readStandingOf(world.db, withdrawal, world.clock.now())) !== null
  // If it was requested before without an answer, it may have been refunded; only the provider knows, so it
  // is called again.
  const answer =
    isHeld && part.asked_at === null ? { state: 'refused' as const, failure: HELD } : await ask(world, part)
  await inJob(world, ['funds', 'messages'], async (work) => {
    await lockShopper(work.tx, withdrawal.shopper_id)
    const recharge = orNotFound(await lockRechargeForJob(work.tx, part.recharge_id))
    const refund = orNotFound(
      await lockRefundForJob(work.tx, recharge.id, { refundKey: part.id, refundRef: part.id }),
    )
    // The webhook was faster.
    if (refund.stage !== 'waiting') return
    if (answer.state === 'refused') await refuseRefund(work, refund, answer.failure)
    else if (answer.state === 'done') await settleOwnRefund(work, recharge, refund, answer.ref)
    else await moveRefund(work.tx, refund, { stage: 'waiting', providerRef: answer.ref, now: work.now })
  })
}

async function ask(world: World, part: Part) {
  const provider = findProvider(world, part.provider)
  if (!provider || !part.payment_ref || !part.order_ref)
    return { state: 'refused' as const, failure: 'provider_gone' }
  await setPartAsked(world.db, part.id, world.clock.now())
  try {
    return await provider.refund(world, {
      key: part.id,
      rechargeId: part.recharge_id,
      ref: part.order_ref,
      paymentRef: part.payment_ref,
      currency: part.currency,
      amountMinor: part.amount_minor,
    })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { state: 'refused' as const, failure: error.message.slice(0, 200) }
  }
}
