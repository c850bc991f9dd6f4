import { confirmStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { readSecondStep } from '@longhaul/domain/accounts/recovery-code.ts'
import { admitStaffTry } from '../accounts/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { renewCodes, spendAppCode } from './second-step.ts'
import { confirmTwoFactor, lockTwoFactor } from './sql-two-factor.ts'

export const confirmStaffTwoFactorAction = action(route, confirmStaffTwoFactor, { transaction: false })

async function confirmStaffTwoFactor({
  body,
  me,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  const attempt = await admitStaffTry(world, me.id, 'code', now)
  const recovery_codes = await transact(async ({ tx }) => {
    const started = await lockTwoFactor(tx, me.id)
    if (!started) throw new Refusal('two_factor_off')
    if (started.confirmed_at) throw new Refusal('two_factor_on')
    const code = readSecondStep(body.code)
    const isRight =
      code && 'app' in code && (await spendAppCode(world, tx, me.id, started.secret, code.app, now))
    if (!isRight) throw badInput({ code: 'wrong_code' })
    await confirmTwoFactor(tx, me.id, now)
    await audit(
      { tx, me, now, request },
      { action: 'switch_two_factor_on', subjectKind: 'staff', subjectId: me.id },
    )
    return await renewCodes(tx, me.id)
  })
  await attempt.succeed()
  return { recovery_codes }
}
