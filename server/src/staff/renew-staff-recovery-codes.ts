import { renewStaffRecoveryCodes as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { confirmIdentity, refuseUnlessOn, renewCodes } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { auditOwn } from './audit-own.ts'

export const renewStaffRecoveryCodesAction = longAction(route, renewStaffRecoveryCodes)

async function renewStaffRecoveryCodes(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  await refuseUnlessOn(world.db, me)
  await confirmIdentity(world, me, body, now)
  const recovery_codes = await transact(async (work) => {
    await auditOwn(call, work, 'renew_recovery_codes')
    return await renewCodes(work.tx, me)
  })
  return { recovery_codes }
}
