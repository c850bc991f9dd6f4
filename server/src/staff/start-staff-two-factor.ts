import { startStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { beginTwoFactor, confirmPassword } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { auditOwn } from './audit-own.ts'

export const startStaffTwoFactorAction = longAction(route, startStaffTwoFactor)

/** Begins two-step login: it is not on until the first code proves that the app has the secret. */
async function startStaffTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, lang, now, world, transact } = call
  await confirmPassword(world, me, body.password, now)
  return await transact(async (work) => {
    const begun = await beginTwoFactor(world, work.tx, me, lang, now)
    await auditOwn(call, work, 'start_two_factor')
    return begun
  })
}
