import { cancelPlan, joinPlan, keepPlan, listPlans } from '@longhaul/contract/rewards.ts'
import { lockShopper } from '../ledger/public.ts'
import { action } from '../platform/action.ts'
import { Refusal, found, refuseIf } from '../platform/refusal.ts'
import { chargePlan } from './charge-plan.ts'
import { creditOf, readPlans } from './plans-card.ts'
import { findPlan, insertMembership, lockOwnMembership, updateMembership } from './sql-plans.ts'

export const listPlansAction = action(listPlans, ({ tx, me, lang, now }) =>
  readPlans(tx, me.id, { lang, now }),
)

/** Takes a plan, or changes to it: a new month begins now, and what is left of the old one counts. */
export const joinPlanAction = action(joinPlan, async (call) => {
  const { tx, me, params, body, lang, now } = call
  const { availableFen } = await lockShopper(tx, me.id)
  const plan = found(await findPlan(tx, params.id))
  refuseIf(plan.stopped_at ? 'plan_not_offered' : null)
  const before = await lockOwnMembership(tx, me.id)
  refuseIf(before?.plan_id === plan.id ? 'plan_already' : null)
  const creditFen = before ? await creditOf(tx, before.id, now) : 0
  const dueFen = plan.price_fen - creditFen
  // What is left of a month melts while the shopper reads: a twentieth of it may be gone. Without a plan before, the figure is exact.
  if (Math.abs(dueFen - body.expected_fen) > Math.ceil(creditFen / 20))
    throw new Refusal('out_of_date', { expected_fen: body.expected_fen, due_fen: dueFen })
  refuseIf(dueFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: dueFen,
    available_fen: availableFen,
  })
  if (before) await updateMembership(tx, before.id, { ended_at: now, end_reason: 'changed' })
  const membership = {
    shopper_id: me.id,
    plan_id: plan.id,
    started_at: now,
    paid_until: now,
    created_at: now,
  }
  const { id } = await insertMembership(tx, membership)
  const month = { membershipId: id, plan, from: now, creditFen, actor: 'shopper' } as const
  await updateMembership(tx, id, { paid_until: await chargePlan(call, me.id, month) })
  await call.changed(me.id, 'funds')
  return await readPlans(tx, me.id, { lang, now })
})

/** Cancels: it runs to the end of the month that is paid, and is not renewed. */
export const cancelPlanAction = action(cancelPlan, async ({ tx, me, lang, now }) => {
  await lockShopper(tx, me.id)
  const membership = await lockOwnMembership(tx, me.id)
  if (!membership || membership.cancelled_at) throw new Refusal('plan_none')
  await updateMembership(tx, membership.id, { cancelled_at: now })
  return await readPlans(tx, me.id, { lang, now })
})

/** Takes a cancellation back. */
export const keepPlanAction = action(keepPlan, async ({ tx, me, lang, now }) => {
  await lockShopper(tx, me.id)
  const membership = await lockOwnMembership(tx, me.id)
  if (!membership?.cancelled_at) throw new Refusal('plan_none')
  await updateMembership(tx, membership.id, { cancelled_at: null })
  return await readPlans(tx, me.id, { lang, now })
})
