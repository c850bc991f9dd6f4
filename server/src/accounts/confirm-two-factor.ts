import { confirmTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { admitTry, switchTwoFactorOn } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'

export const confirmTwoFactorAction = longAction(route, confirmTwoFactor)

/** Switches two-step login on, given the app's first code; returns the recovery codes. */
async function confirmTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  const attempt = await admitTry(world, me, 'code', now)
  const recovery_codes = await transact(async (work) => {
    const codes = await switchTwoFactorOn(world, work.tx, me, body.code, now)
    await notify(work, me.id, {
      kind: 'two_factor_on',
      args: {},
      subject: { kind: 'account', id: 'security' },
    })
    return codes
  })
  await attempt.succeed()
  return { recovery_codes }
}
