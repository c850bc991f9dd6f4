import { confirmStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { admitTry, switchTwoFactorOn } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { auditOwn } from './audit-own.ts'

export const confirmStaffTwoFactorAction = action(route, confirmStaffTwoFactor, { transaction: false })

async function confirmStaffTwoFactor(call: Call<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  const attempt = await admitTry(world, me, 'code', now)
  const recovery_codes = await transact(async (doing) => {
    const codes = await switchTwoFactorOn(world, doing.tx, me, body.code, now)
    await auditOwn(call, doing, 'switch_two_factor_on')
    return codes
  })
  await attempt.succeed()
  return { recovery_codes }
}
