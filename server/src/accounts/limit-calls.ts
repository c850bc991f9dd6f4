import { countHit } from '../platform/database/count-hit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'

/** How often something is allowed in how many minutes. */
export type Allowance = { times: number; minutes: number }

const HOUR = 60
export const RESETS_PER_EMAIL: Allowance = { times: 3, minutes: HOUR }
export const RESETS_PER_ADDRESS: Allowance = { times: 10, minutes: HOUR }
export const REGISTRATIONS_PER_ADDRESS: Allowance = { times: 10, minutes: HOUR }
export const MAILS_PER_SHOPPER: Allowance = { times: 6, minutes: HOUR }
export const EXPORTS_PER_SHOPPER: Allowance = { times: 5, minutes: 24 * HOUR }
export const TOKENS_PER_SHOPPER: Allowance = { times: 20, minutes: 24 * HOUR }
export const HOOKS_PER_SHOPPER: Allowance = { times: 20, minutes: 24 * HOUR }

/**
 * Takes one of what a name is allowed, or refuses with `too_many_requests` and when to come back. Counted in the database, so that a restart
 * resets nothing. To be called outside the transaction of what it guards: a refused call counts too.
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
