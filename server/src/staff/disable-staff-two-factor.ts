import { disableStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { confirmStaffIdentity } from './second-step.ts'
import { deleteTwoFactor } from './sql-two-factor.ts'

export const disableStaffTwoFactorAction = action(route, disableStaffTwoFactor, { transaction: false })

/** Switches two-step login off. Takes the password and a code: a stolen session has neither. */
async function disableStaffTwoFactor({
  body,
  me,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  refuseIf(me.hasTwoFactor ? null : 'two_factor_off')
  refuseIf(!world.env.demo && needsTwoFactor(me.roles) ? 'two_factor_kept' : null)
  await confirmStaffIdentity(world, me.id, body, now)
  await transact(async ({ tx }) => {
    await deleteTwoFactor(tx, me.id)
    await audit(
      { tx, me, now, request },
      { action: 'switch_two_factor_off', subjectKind: 'staff', subjectId: me.id },
    )
  })
  return {}
}
