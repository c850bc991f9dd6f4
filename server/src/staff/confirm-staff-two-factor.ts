import { confirmStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { admitTry, switchTwoFactorOn } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { auditOwn } from './audit-own.ts'

export const confirmStaffTwoFactorAction = longAction(route, confirmStaffTwoFactor)

async function confirmStaffTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  const attempt = await admitTry(world, me, 'code', now)
  const recovery_codes = await transact(async (work) => {
    const codes = await switchTwoFactorOn(world, work.tx, me, body.code, now)
    await auditOwn(call, work, 'switch_two_factor_on')
    return codes
  })
  await attempt.succeed()
  return { recovery_codes }
}
