import {
  type Difference,
  type Movement,
  boundsOf,
  dayBefore,
  reconcile,
} from '@longhaul/domain/funds/reconcile.ts'
import { announce } from '../../platform/announce.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import type { World } from '../../platform/world.ts'
import type { Provider } from '../provider.ts'
import { providersOf } from '../providers.ts'
import { settleRecharge } from '../settle-recharge.ts'
import { findRechargeForJob, findRechargeIdForJob } from '../sql.ts'
import { insertDifference, listBookedForJob, listUncheckedDays, markChecked } from './sql.ts'

const DAY_MS = 86_400_000
/**
 * Days that could not be checked (a provider was unavailable, its report was not ready) are retried for a
 * week.
 */
const DAYS_BACK = 7

/**
 * Every day at 10:40 in Shanghai, when yesterday's reports are available: compares each provider's books with
 * ours. A payment that the provider has received and we were still waiting for is credited; every difference
 * is recorded for finance, once.
 */
export const reconcileJob = job({
  name: 'reconcile',
  cron: '40 2 * * *',
  async run(world) {
    const faults: unknown[] = []
    for (const provider of providersOf(world))
      for (const day of await listUncheckedDays(world.db, provider.id, lastDays(world.clock.now())))
        await checkDay(world, provider, day).catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} days could not be reconciled`)
  },
})

const lastDays = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK }, (_, back) => dayBefore(new Date(now.getTime() - back * DAY_MS)))

async function checkDay(world: World, provider: Provider, day: string): Promise<void> {
  const { from, until } = boundsOf(day)
  const theirs = await movementsOf(world, provider, day)
  for (const movement of theirs) await creditLate(world, provider, day, movement)
  const ours = await listBookedForJob(world.db, provider.id, { from, until })
  // Our books may lag behind the provider's by days, but never the other way round.
  const upToNow = new Date(world.clock.now().getTime() + 1)
  const oursSince = await listBookedForJob(world.db, provider.id, { from, until: upToNow })
  let differences = reconcile(theirs, ours, oursSince, theirs)
  // A payment that we booked after midnight may have reached the provider before it.
  if (differences.some(({ kind }) => kind === 'not_at_provider')) {
    const before = await movementsOf(world, provider, dayBefore(from))
    differences = reconcile(theirs, ours, oursSince, [...before, ...theirs])
  }
  for (const difference of differences) await keep(world, provider, day, difference)
  await markChecked(world.db, {
    provider: provider.id,
    day,
    movements: theirs.length,
    checked_at: world.clock.now(),
  })
}

/** A provider's movements on a day in Shanghai, with the recharges that they belong to. */
async function movementsOf(world: World, provider: Provider, day: string): Promise<Movement[]> {
  const { from, until } = boundsOf(day)
  const movements: Movement[] = []
  for (const row of await provider.listSettled(world, from, until))
    movements.push({
      kind: row.kind,
      ref: row.ref,
      rechargeId: await findRechargeIdForJob(world.db, provider.id, row.about),
      currency: row.currency,
      minor: row.amountMinor,
    })
  return movements
}

/** Credits a payment whose webhook was lost, like any other, and reports it to finance. */
async function creditLate(
  world: World,
  provider: Provider,
  day: string,
  { kind, ref, rechargeId, currency, minor }: Movement,
): Promise<void> {
  if (kind !== 'payment') return
  const recharge = await findRechargeForJob(world.db, rechargeId)
  if (!recharge || recharge.stage === 'succeeded') return
  const notice = { about: { paymentRef: ref }, outcome: 'paid' as const, currency, amountMinor: minor }
  const outcome = await inJob(world, ['funds', 'messages'], (work) => settleRecharge(work, recharge, notice))
  if (outcome !== 'succeeded') return
  await insertDifference(world.db, {
    provider: provider.id,
    day,
    kind: 'found_late',
    ref,
    recharge_id: recharge.id,
    currency,
    ours_minor: recharge.pay_minor,
    theirs_minor: minor,
    found_at: world.clock.now(),
  })
}

async function keep(world: World, provider: Provider, day: string, difference: Difference): Promise<void> {
  const { kind, movement, oursMinor, theirsMinor } = difference
  const whole = (minor: number | null) => (Number.isSafeInteger(minor) ? minor : null)
  const isNew = await insertDifference(world.db, {
    provider: provider.id,
    day,
    kind,
    ref: movement.ref,
    recharge_id: movement.rechargeId ?? null,
    currency: movement.currency,
    ours_minor: whole(oursMinor),
    theirs_minor: whole(theirsMinor),
    found_at: world.clock.now(),
  })
  if (!isNew) return
  world.log.error(
    { provider: provider.id, day, kind, ref: movement.ref },
    'a difference between a provider and the books',
  )
  announce(world.db, [], ['funds'])
}
