import { renewRecoveryCodes as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { renewCodes } from './second-step.ts'
import { refuseUnlessOn } from './disable-two-factor.ts'

export const renewRecoveryCodesAction = action(route, renewRecoveryCodes, { transaction: false })

async function renewRecoveryCodes({
  body,
  me,
  now,
  world,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  await refuseUnlessOn(world, me.id)
  await confirmIdentity(world, me.id, body, now)
  return { recovery_codes: await transact(({ tx }) => renewCodes(tx, me.id)) }
}
