import { disableTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { deleteOwnTwoFactor, findOwnTwoFactor } from './sql-two-factor.ts'

export const disableTwoFactorAction = action(route, disableTwoFactor, { transaction: false })

/** Switches two-step login off. Takes the password and a code: a stolen session has neither. */
async function disableTwoFactor({
  body,
  me,
  now,
  world,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  await refuseUnlessOn(world, me.id)
  await confirmIdentity(world, me.id, body, now)
  await transact(async (doing) => {
    const { tx } = doing
    await deleteOwnTwoFactor(tx, me.id)
    await notify(doing, me.id, {
      kind: 'two_factor_off',
      args: {},
      subject: { kind: 'account', id: 'security' },
    })
  })
  return {}
}

export async function refuseUnlessOn(world: World, shopperId: string): Promise<void> {
  const twoFactor = await findOwnTwoFactor(world.db, shopperId)
  if (!twoFactor?.confirmed_at) throw new Refusal('two_factor_off')
}
