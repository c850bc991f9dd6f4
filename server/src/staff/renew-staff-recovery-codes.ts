import { renewStaffRecoveryCodes as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { confirmStaffIdentity, renewCodes } from './second-step.ts'
import { findTwoFactor } from './sql-two-factor.ts'

export const renewStaffRecoveryCodesAction = action(route, renewStaffRecoveryCodes, { transaction: false })

async function renewStaffRecoveryCodes({
  body,
  me,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  refuseIf((await findTwoFactor(world.db, me.id))?.confirmed_at ? null : 'two_factor_off')
  await confirmStaffIdentity(world, me.id, body, now)
  const recovery_codes = await transact(async ({ tx }) => {
    await audit(
      { tx, me, now, request },
      { action: 'renew_recovery_codes', subjectKind: 'staff', subjectId: me.id },
    )
    return await renewCodes(tx, me.id)
  })
  return { recovery_codes }
}
