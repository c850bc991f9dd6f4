import { disableTwoFactor, renewRecoveryCodes } from '@longhaul/contract/accounts/account-security.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { renewCodes } from './second-step.ts'
import { deleteOwnTwoFactor, findOwnTwoFactor } from './sql-two-factor.ts'

/** Switches two-step login off. Takes the password and a code: a stolen session has neither. */
export const disableTwoFactorAction = action(
  disableTwoFactor,
  async ({ body, me, now, world }) => {
    await refuseUnlessOn(world, me.id)
    await confirmIdentity(world, me.id, body, now)
    await inTransaction(world.db, async (tx) => {
      await deleteOwnTwoFactor(tx, me.id)
      const doing = jobCall(world, tx)
      await notify(doing, me.id, {
        kind: 'two_factor_off',
        args: {},
        subject: { kind: 'account', id: 'security' },
      })
      await doing.changed(me.id, 'account')
    })
    return {}
  },
  { transaction: false },
)

export const renewRecoveryCodesAction = action(
  renewRecoveryCodes,
  async ({ body, me, now, world }) => {
    await refuseUnlessOn(world, me.id)
    await confirmIdentity(world, me.id, body, now)
    return { recovery_codes: await inTransaction(world.db, (tx) => renewCodes(tx, me.id)) }
  },
  { transaction: false },
)

async function refuseUnlessOn(world: World, shopperId: string): Promise<void> {
  const twoFactor = await findOwnTwoFactor(world.db, shopperId)
  if (!twoFactor?.confirmed_at) throw new Refusal('two_factor_off')
}
