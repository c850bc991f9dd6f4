import type { Route, Who } from '@longhaul/contract/route.ts'
import { holdsOneOf, needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { FastifyRequest } from 'fastify'
import { admitProgram } from '../program-token.ts'
import { Refusal, refuseIf } from './refusal.ts'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { authenticate } from '../session.ts'
import type { World } from '../world.ts'

/** Authenticates and authorises the caller of a route, or refuses. */
export async function admit(
  world: World,
  route: Pick<Route, 'tokens' | 'grants'> & { who: Who; beforeTwoFactor?: true },
  request: FastifyRequest,
  now: Date,
): Promise<Shopper | StaffMember | undefined> {
  const { who } = route
  if (typeof who === 'object')
    return await admitStaff(world, who.staff, request, now, route.beforeTwoFactor ?? false)
  const program = await admitProgram(world, route, request, now)
  const caller: Awaited<ReturnType<typeof authenticate>> = program
    ? { shopper: program }
    : await authenticate(world.db, request, now)
  if (who === 'anyone') return caller.shopper
  if (!caller.shopper) throw new Refusal(caller.staff ? 'forbidden' : 'login_required')
  if (caller.shopper.blocked) throw new Refusal('account_blocked')
  if (who === 'verified' && !caller.shopper.emailVerified) throw new Refusal('email_not_verified')
  return caller.shopper
}

/**
 * Admits a member of staff with one of these roles, also for routes outside the contract, such as a file or a
 * stream.
 */
export async function admitStaff(
  world: World,
  roles: readonly StaffRole[],
  request: FastifyRequest,
  now: Date,
  beforeTwoFactor = false,
): Promise<StaffMember> {
  const { staff, shopper } = await authenticate(world.db, request, now)
  if (!staff) throw new Refusal(shopper ? 'forbidden' : 'login_required')
  if (!holdsOneOf(staff.roles, roles)) throw new Refusal('forbidden')
  if (!beforeTwoFactor) refuseIf(whyNotYet(world, staff))
  return staff
}

/**
 * Null if this member of staff may work, otherwise what has to be set up first. The demo does not require
 * two-step login.
 */
export const whyNotYet = (
  world: Pick<World, 'env'>,
  staff: { roles: readonly StaffRole[]; hasTwoFactor: boolean },
): Reason | null =>
  !world.env.demo && needsTwoFactor(staff.roles) && !staff.hasTwoFactor ? 'two_factor_needed' : null
