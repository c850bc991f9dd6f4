import { disableTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { confirmIdentity, deleteTwoFactor, refuseUnlessOn } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { noteTwoFactorRemoved } from './sql.ts'

export const disableTwoFactorAction = longAction(route, disableTwoFactor)

/** Switches two-step login off. Requires the password and a code, since a stolen session has neither. */
async function disableTwoFactor(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  await refuseUnlessOn(world.db, me)
  await confirmIdentity(world, me, body, now)
  await transact(async (work) => {
    await noteTwoFactorRemoved(work.tx, me.id, now)
    await deleteTwoFactor(work.tx, me)
    await notify(work, me.id, {
      kind: 'two_factor_off',
      args: {},
      subject: { kind: 'account', id: 'security' },
    })
  })
  return {}
}
