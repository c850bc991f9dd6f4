import { badInput } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import { admitTry, confirmPassword } from './guard-tries.ts'
import { checkSecondStep } from './second-step.ts'

/** Asks a logged-in shopper for everything that a log-in asks for: the password, and the code where two-step login is on. */
export async function confirmIdentity(
  world: World,
  shopperId: string,
  { password, code }: { password: string; code?: string | undefined },
  now: Date,
): Promise<void> {
  await confirmPassword(world, shopperId, password, now)
  const attempt = await admitTry(world, shopperId, now)
  const second = await checkSecondStep(world, shopperId, code, now)
  if (second === 'missing') throw badInput({ code: 'required' })
  if (second === 'wrong') throw badInput({ code: 'wrong_code' })
  await attempt.succeed()
}
