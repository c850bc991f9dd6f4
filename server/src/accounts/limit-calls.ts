import { countHit } from '../platform/database/count-hit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'

/** A rate limit: the number of times allowed in a number of minutes. */
export type Allowance = { times: number; minutes: number }

const HOUR = 60
export const RESETS_PER_EMAIL: Allowance = { times: 3, minutes: HOUR }
export const RESETS_PER_ADDRESS: Allowance = { times: 10, minutes: HOUR }
export const REGISTRATIONS_PER_ADDRESS: Allowance = { times: 10, minutes: HOUR }
export const MAILS_PER_SHOPPER: Allowance = { times: 6, minutes: HOUR }
export const EXPORTS_PER_SHOPPER: Allowance = { times: 5, minutes: 24 * HOUR }
export const TOKENS_PER_SHOPPER: Allowance = { times: 20, minutes: 24 * HOUR }
/** An assistant's own servers register it once for many people. */
export const CLIENTS_PER_ADDRESS: Allowance = { times: 50, minutes: 24 * HOUR }
export const HOOKS_PER_SHOPPER: Allowance = { times: 20, minutes: 24 * HOUR }

/**
 * Counts one call against the allowance of a name, or refuses with `too_many_requests` and the seconds to
 * wait. The count is in the database, so that a restart does not reset it. Call this outside the transaction
 * that it guards, because refused calls count too.
 */
export async function spendAllowance(
  world: World,
  name: string,
  allowance: Allowance,
  now: Date,
): Promise<void> {
  const limit = Math.max(1, Math.round(allowance.times * world.env.rateLimitFactor))
  const { hits, resetsAt } = await countHit(world.db, name, now, allowance.minutes * 60_000)
  if (hits > limit)
    throw new Refusal('too_many_requests', {
      retry_after: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
    })
}
