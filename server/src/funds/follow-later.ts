import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'

/**
 * The intervals in minutes between follow-ups of a recharge. After these, the expiry asks the provider a last
 * time.
 */
const MINUTES = [1, 3, 10, 30, 60, 180] as const

/** Schedules the next follow-up of a recharge, unless the attempts are used up. */
export async function followLater(work: UnitOfWork, rechargeId: string, round: number): Promise<void> {
  const minutes = MINUTES[round]
  if (minutes === undefined) return
  const runAt = new Date(work.now.getTime() + minutes * 60_000)
  await work.enqueue('follow-recharge', { rechargeId, round }, { runAt })
}
