import { startTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { beginTwoFactor, confirmPassword } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'

export const startTwoFactorAction = longAction(route, startTwoFactor)

/** Begins two-step login: it is not on until the first code proves that the app has the secret. */
async function startTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, lang, now, world, transact } = call
  await confirmPassword(world, me, body.password, now)
  return await transact(({ tx }) => beginTwoFactor(world, tx, me, lang, now))
}
