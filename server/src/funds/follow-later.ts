import type { Doing } from '../platform/jobs/job-call.ts'

/** After so many minutes it is looked again how a recharge stands, counted from the last look. After that its expiry asks a last time. */
const MINUTES = [1, 3, 10, 30, 60, 180] as const

/** Has a recharge looked after, unless that was done often enough. */
export async function followLater(doing: Doing, rechargeId: string, round: number): Promise<void> {
  const minutes = MINUTES[round]
  if (minutes === undefined) return
  const runAt = new Date(doing.now.getTime() + minutes * 60_000)
  await doing.enqueue('follow-recharge', { rechargeId, round }, { runAt })
}
