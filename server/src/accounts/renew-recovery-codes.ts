import { renewRecoveryCodes as route } from '@longhaul/contract/accounts/account-security.ts'
import { confirmIdentity, refuseUnlessOn, renewCodes } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'

export const renewRecoveryCodesAction = action(route, renewRecoveryCodes, { transaction: false })

async function renewRecoveryCodes(call: Call<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  await refuseUnlessOn(world.db, me)
  await confirmIdentity(world, me, body, now)
  return { recovery_codes: await transact(({ tx }) => renewCodes(tx, me)) }
}
