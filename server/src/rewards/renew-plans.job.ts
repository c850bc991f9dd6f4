import { whyNot } from '@longhaul/domain/funds/standing.ts'
import { PLAN_WARNING_DAYS, nextMonthFrom } from '@longhaul/domain/rewards/plans.ts'
import { lockShopper } from '../ledger/public.ts'
import { findReaderLang, notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { readStanding } from '../standing/public.ts'
import { beginMembership, chargePlan } from './charge-plan.ts'
import {
  type MembershipRow,
  type PlanRow,
  endMembership,
  findPlan,
  listDueForJob,
  listToWarnForJob,
  lockOwnMembership,
  updateMembership,
} from './sql-plans.ts'

/**
 * Every minute: warns shoppers some days before whose balance does not cover the next month, and renews or
 * ends plans whose month is over; those of blocked shoppers end. An expired plan has no effect until it is
 * renewed, so that no order uses an unpaid month; the job runs often because a shopper must not wait an hour
 * for that.
 */
export const renewPlansJob = job({
  name: 'renew-plans',
  cron: '* * * * *',
  async run(world) {
    const now = world.clock.now()
    const soon = new Date(now.getTime() + PLAN_WARNING_DAYS * 86_400_000)
    await oneByOne(world, ['rewards', 'funds', 'messages'], await listToWarnForJob(world.db, now, soon), warn)
    await oneByOne(world, ['rewards', 'funds', 'messages'], await listDueForJob(world.db, now), renew)
  },
})

type Due = { id: string; shopper_id: string }

/** Checks again under lock: the plan may have been renewed, changed or cancelled meanwhile. */
async function renew(work: UnitOfWork, { id, shopper_id: shopperId }: Due): Promise<void> {
  const { tx, now } = work
  const { availableFen } = await lockShopper(tx, shopperId)
  const membership = await lockOwnMembership(tx, shopperId)
  if (membership?.id !== id || membership.paid_until > now) return
  if (await isBlocked(work, shopperId)) {
    await endMembership(tx, id, 'cancelled', now)
    return
  }
  const plan = (await findPlan(tx, membership.next_plan_id ?? membership.plan_id))!
  if (membership.cancelled_at) return await end(work, membership, plan, 'cancelled')
  if (plan.stopped_at) return await end(work, membership, plan, 'stopped')
  if (plan.price_fen > availableFen) return await end(work, membership, plan, 'unpaid')
  const from = nextMonthFrom(membership.paid_until, now)
  const until = await goOn(work, membership, plan, from)
  const kind = membership.next_plan_id ? 'plan_changed' : 'plan_renewed'
  await say(work, shopperId, plan, kind, { amount_fen: plan.price_fen, date: until.toISOString() })
  work.concerns(shopperId)
}

/** Charges the next month of the plan, or the first month of the plan chosen to replace it. */
async function goOn(work: UnitOfWork, membership: MembershipRow, plan: PlanRow, from: Date): Promise<Date> {
  const { tx, now } = work
  const { id, shopper_id: shopperId } = membership
  if (membership.next_plan_id) {
    await endMembership(tx, id, 'changed', now)
    return await beginMembership(work, shopperId, { plan, from, actor: 'system' })
  }
  const until = await chargePlan(work, shopperId, { membershipId: id, plan, from, actor: 'system' })
  await updateMembership(tx, id, { paid_until: until })
  return until
}

async function end(
  work: UnitOfWork,
  membership: MembershipRow,
  plan: PlanRow,
  reason: 'cancelled' | 'stopped' | 'unpaid',
): Promise<void> {
  await endMembership(work.tx, membership.id, reason, work.now)
  const amount = reason === 'unpaid' ? { amount_fen: plan.price_fen } : {}
  await say(work, membership.shopper_id, plan, `plan_ended_${reason}`, amount)
}

async function warn(work: UnitOfWork, { id, shopper_id: shopperId }: Due): Promise<void> {
  const { tx } = work
  const { availableFen } = await lockShopper(tx, shopperId)
  const membership = await lockOwnMembership(tx, shopperId)
  if (membership?.id !== id || (await isBlocked(work, shopperId))) return
  const plan = (await findPlan(tx, membership.next_plan_id ?? membership.plan_id))!
  if (plan.price_fen <= availableFen) return
  await updateMembership(tx, id, { warned_for: membership.paid_until })
  const args = { amount_fen: plan.price_fen - availableFen, date: membership.paid_until.toISOString() }
  await say(work, shopperId, plan, 'plan_balance_low', args)
}

const isBlocked = async ({ tx, now }: UnitOfWork, shopperId: string): Promise<boolean> =>
  whyNot('renew_plan', await readStanding(tx, shopperId, now)) !== null

async function say(
  work: UnitOfWork,
  shopperId: string,
  plan: PlanRow,
  kind:
    | 'plan_renewed'
    | 'plan_changed'
    | 'plan_balance_low'
    | `plan_ended_${'cancelled' | 'stopped' | 'unpaid'}`,
  args: { amount_fen?: number; date?: string },
): Promise<void> {
  const lang = await findReaderLang(work.tx, shopperId)
  const title = plan.name[lang]
  await notify(work, shopperId, {
    kind,
    args: { ...args, title },
    subject: { kind: 'account', id: 'reward' },
  })
}
