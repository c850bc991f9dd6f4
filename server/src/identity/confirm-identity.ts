import { badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { admitTry } from './guard-tries.ts'
import { isPassword } from './passwords.ts'
import type { Person } from './person.ts'
import { checkSecondStep } from './second-step.ts'
import { findPasswordHash } from './sql-passwords.ts'

/**
 * Asks a logged-in person for everything that a log-in asks for, and refuses as it does: the password, and a code where two-step login is on.
 * Whatever a stolen session must not do goes through here. `field` is what the call names the password.
 */
export async function confirmIdentity(
  world: World,
  person: Person,
  { password, code }: { password: string; code?: string | undefined },
  now: Date,
  field = 'password',
): Promise<void> {
  await confirmPassword(world, person, password, now, field)
  const attempt = await admitTry(world, person, 'code', now)
  await checkSecondStep(world, person, code, attempt, now)
  await attempt.succeed()
}

/** Asks a logged-in person for the password again, before something that a stolen session must not do. */
export async function confirmPassword(
  world: World,
  person: Person,
  password: string,
  now: Date,
  field = 'password',
): Promise<void> {
  const attempt = await admitTry(world, person, 'password', now)
  const hash = await findPasswordHash(world.db, person)
  if (!(await isPassword(password, hash))) throw badInput({ [field]: 'wrong_password' })
  await attempt.succeed()
}
