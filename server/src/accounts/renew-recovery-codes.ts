import { renewRecoveryCodes as route } from '@longhaul/contract/accounts/account-security.ts'
import { confirmIdentity, refuseUnlessOn, renewCodes } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'

export const renewRecoveryCodesAction = longAction(route, renewRecoveryCodes)

async function renewRecoveryCodes(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  await refuseUnlessOn(world.db, me)
  await confirmIdentity(world, me, body, now)
  return { recovery_codes: await transact(({ tx }) => renewCodes(tx, me)) }
}
