import { confirmTwoFactor } from '@longhaul/contract/accounts/account-security.ts'
import { readSecondStep } from '@longhaul/domain/accounts/recovery-code.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { admitTry } from './guard-tries.ts'
import { renewCodes, spendAppCode } from './second-step.ts'
import { confirmOwnTwoFactor, lockOwnTwoFactor } from './sql-two-factor.ts'

/** Switches two-step login on by the first code of the app, and hands out the recovery codes. */
export const confirmTwoFactorAction = action(
  confirmTwoFactor,
  async ({ body, me, now, world }) => {
    const attempt = await admitTry(world, me.id, 'code', now)
    const recovery_codes = await inTransaction(world.db, async (tx) => {
      const started = await lockOwnTwoFactor(tx, me.id)
      if (!started) throw new Refusal('two_factor_off')
      if (started.confirmed_at) throw new Refusal('two_factor_on')
      const code = readSecondStep(body.code)
      const isRight =
        code && 'app' in code && (await spendAppCode(world, tx, me.id, started.secret, code.app, now))
      if (!isRight) throw badInput({ code: 'wrong_code' })
      await confirmOwnTwoFactor(tx, me.id, now)
      const doing = jobCall(world, tx)
      await notify(doing, me.id, {
        kind: 'two_factor_on',
        args: {},
        subject: { kind: 'account', id: 'security' },
      })
      await doing.changed(me.id, 'account')
      return await renewCodes(tx, me.id)
    })
    await attempt.succeed()
    return { recovery_codes }
  },
  { transaction: false },
)
