import { disableStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { confirmIdentity, deleteTwoFactor } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { auditOwn } from './audit-own.ts'

export const disableStaffTwoFactorAction = longAction(route, disableStaffTwoFactor)

/** Switches two-step login off. Requires the password and a code, since a stolen session has neither. */
async function disableStaffTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  refuseIf(me.hasTwoFactor ? null : 'two_factor_off')
  refuseIf(!world.env.demo && needsTwoFactor(me.roles) ? 'two_factor_kept' : null)
  await confirmIdentity(world, me, body, now)
  await transact(async (work) => {
    await deleteTwoFactor(work.tx, me)
    await auditOwn(call, work, 'switch_two_factor_off')
  })
  return {}
}
