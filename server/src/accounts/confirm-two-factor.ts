import { confirmTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { readSecondStep } from '@longhaul/domain/accounts/recovery-code.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { admitTry } from './guard-tries.ts'
import { renewCodes, spendAppCode } from './second-step.ts'
import { confirmOwnTwoFactor, lockOwnTwoFactor } from './sql-two-factor.ts'

export const confirmTwoFactorAction = action(route, confirmTwoFactor, { transaction: false })

/** Switches two-step login on by the first code of the app, and hands out the recovery codes. */
async function confirmTwoFactor({
  body,
  me,
  now,
  world,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  const attempt = await admitTry(world, me.id, 'code', now)
  const recovery_codes = await transact(async (doing) => {
    const { tx } = doing
    const started = await lockOwnTwoFactor(tx, me.id)
    if (!started) throw new Refusal('two_factor_off')
    if (started.confirmed_at) throw new Refusal('two_factor_on')
    const code = readSecondStep(body.code)
    const isRight =
      code && 'app' in code && (await spendAppCode(world, tx, me.id, started.secret, code.app, now))
    if (!isRight) throw badInput({ code: 'wrong_code' })
    await confirmOwnTwoFactor(tx, me.id, now)
    await notify(doing, me.id, {
      kind: 'two_factor_on',
      args: {},
      subject: { kind: 'account', id: 'security' },
    })
    return await renewCodes(tx, me.id)
  })
  await attempt.succeed()
  return { recovery_codes }
}
