import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { admitTry } from './guard-tries.ts'
import { isPassword } from './passwords.ts'
import type { Person } from './person.ts'
import { checkSecondStep } from './second-step.ts'
import { findPasswordHash, lockPasswordHash } from './sql-passwords.ts'

/**
 * Requires from a logged-in person what a log-in requires, and refuses in the same way: the password and, if
 * two-step login is on, a code. Every call that a stolen session must not be able to make goes through here.
 * `field` is the name of the password's field in the call.
 */
export async function confirmIdentity(
  world: World,
  person: Person,
  { password, code }: { password: string; code?: string | undefined },
  now: Date,
  field = 'password',
): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(world, person, password, now, field)
  const attempt = await admitTry(world, person, 'code', now)
  await checkSecondStep(world, person, code, attempt, now)
  await attempt.succeed()
  return confirmed
}

/**
 * Requires the password from a logged-in person again, before an action that a stolen session must not be
 * able to take.
 */
export async function confirmPassword(
  world: World,
  person: Person,
  password: string,
  now: Date,
  field = 'password',
): Promise<ConfirmedPassword> {
  const attempt = await admitTry(world, person, 'password', now)
  const passwordHash = await findPasswordHash(world.db, person)
  if (!(await isPassword(password, passwordHash)) || passwordHash === undefined)
    throw badInput({ [field]: 'wrong_password' })
  await attempt.succeed()
  return { person, passwordHash, field }
}

/** A password that was right a moment ago. */
export type ConfirmedPassword = { person: Person; passwordHash: string; field: string }

/**
 * Refuses, as a wrong password, one that was replaced since it was confirmed, and lets nobody replace it
 * until the transaction ends: a new password ends only what it finds, so nothing may begin meanwhile.
 */
export async function holdPassword(
  tx: Tx,
  { person, passwordHash, field }: ConfirmedPassword,
): Promise<void> {
  if (!(await lockPasswordHash(tx, person, passwordHash))) throw badInput({ [field]: 'wrong_password' })
}
