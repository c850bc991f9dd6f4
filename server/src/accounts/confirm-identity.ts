import { Refusal, badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { admitTry, confirmPassword } from './guard-tries.ts'
import { checkSecondStep } from './second-step.ts'

/**
 * Asks a logged-in shopper for everything that a log-in asks for, and refuses as it does: the password, and where two-step login is on a code.
 * Whatever a stolen session must not do goes through here. `field` is what the call names the password.
 */
export async function confirmIdentity(
  world: World,
  shopperId: string,
  { password, code }: { password: string; code?: string | undefined },
  now: Date,
  field = 'password',
): Promise<void> {
  await confirmPassword(world, shopperId, password, now, field)
  const attempt = await admitTry(world, shopperId, 'code', now)
  const second = await checkSecondStep(world, shopperId, code, now)
  if (second === 'missing') {
    await attempt.takeBack()
    throw new Refusal('two_factor_required')
  }
  if (second === 'wrong') throw badInput({ code: 'wrong_code' })
  await attempt.succeed()
}
