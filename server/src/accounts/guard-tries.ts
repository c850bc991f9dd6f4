import {
  PROOF_AFTER_ACCOUNT,
  PROOF_AFTER_ADDRESS,
  areForgotten,
  waitSeconds,
} from '@longhaul/domain/accounts/login-guard.ts'
import { type Tx, inTransaction } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { hashedEmail } from './limit-calls.ts'
import { isPassword } from './passwords.ts'
import { newChallenge, spendProof } from './proof.ts'
import { findPasswordHash } from './sql.ts'
import { forgetTries, isKnownPlace, lockTries, setTries, takeTryBack } from './sql-tries.ts'

const KNOWN_PLACE_DAYS = 90

/** A try that may go on. It counts as wrong until it is said to have been right, so that many at once gain nothing. */
export type Try = {
  /** It was right: the account's wrong tries are forgotten. */
  succeed(): Promise<unknown>
  /** It was neither right nor wrong: as if it had not been. */
  takeBack(): Promise<unknown>
}

/** Somebody at the door: for which account, from where, whether its owner was there before, and the solution of a challenge. */
type Knock = { email: string; address: string; isKnown: boolean; proof: string | undefined }

/** Lets a try to log in as a shopper go on, or refuses it. */
export async function admitLogin(world: World, knock: Omit<Knock, 'isKnown'>, now: Date): Promise<Try> {
  const isKnown = await isKnownPlace(world.db, knock.email, knock.address, knownPlaceSince(now))
  return await admitAtDoor(world, loginName(knock.email), { ...knock, isKnown }, now)
}

/** Lets a try to log in as a member of staff go on, or refuses it. Who works here is told by nothing: all addresses are counted alike. */
export const admitStaffLogin = (world: World, knock: Knock, now: Date): Promise<Try> =>
  admitAtDoor(world, staffLoginName(knock.email), knock, now)

/** Since when a place counts as known where the owner logged in. */
export const knownPlaceSince = (now: Date): Date => new Date(now.getTime() - KNOWN_PLACE_DAYS * 86_400_000)

/**
 * Lets a try at a password go on, or refuses it: `too_many_requests` with how long to wait, `proof_required` with a challenge. Known and unknown
 * addresses are counted alike. Tries from a place where the owner logged in before have a count of their own: an attack elsewhere does not lock
 * the owner out.
 */
async function admitAtDoor(
  world: World,
  name: string,
  { address, isKnown, proof }: Knock,
  now: Date,
): Promise<Try> {
  const account = name + (isKnown ? address : '')
  const place = `from ${address}`
  const isProven = proof !== undefined && (await spendProof(world, proof, now))
  await inTransaction(world.db, async (tx) => {
    const tries = await countTry(world, tx, account, now)
    const triesHere = await countTry(world, tx, place, now, { waits: false })
    const suspicious = tries >= PROOF_AFTER_ACCOUNT || triesHere >= PROOF_AFTER_ADDRESS
    if (suspicious && !isProven)
      throw new Refusal('proof_required', { challenge: await newChallenge(world, now), retry_after: 1 })
  })
  return {
    succeed: async () => {
      await forgetTries(world.db, account)
      await takeTryBack(world.db, [place])
    },
    takeBack: () => takeTryBack(world.db, [account, place]),
  }
}

/** A new password was set by mail: whoever tried before did not stop its owner. */
export const forgetLoginTries = (world: World, email: string) => forgetTries(world.db, loginName(email))

/** The same for a member of staff. */
export const forgetStaffLoginTries = (world: Pick<World, 'db'>, email: string) =>
  forgetTries(world.db, staffLoginName(email))

const loginName = (email: string): string => `login ${hashedEmail(email)} `
const staffLoginName = (email: string): string => `staff login ${hashedEmail(email)} `

/** What is tried. Each has a count of its own: else a right password would forget the wrong codes, and codes could be guessed for ever. */
export type Secret = 'password' | 'code'

/** Lets a logged-in shopper try something secret, or refuses after too many wrong ones. */
export const admitTry = (world: World, shopperId: string, what: Secret, now: Date): Promise<Try> =>
  admitNamed(world, `shopper ${shopperId} ${what}`, now)

/** Lets a logged-in member of staff try something secret, or refuses after too many wrong ones. */
export const admitStaffTry = (world: World, staffId: string, what: Secret, now: Date): Promise<Try> =>
  admitNamed(world, `staff ${staffId} ${what}`, now)

async function admitNamed(world: World, name: string, now: Date): Promise<Try> {
  await inTransaction(world.db, (tx) => countTry(world, tx, name, now))
  return { succeed: () => forgetTries(world.db, name), takeBack: () => takeTryBack(world.db, [name]) }
}

/** Asks a logged-in shopper for the password once more, before something that a stolen session must not do. */
export async function confirmPassword(
  world: World,
  shopperId: string,
  password: string,
  now: Date,
  field = 'password',
): Promise<void> {
  const attempt = await admitTry(world, shopperId, 'password', now)
  const hash = await findPasswordHash(world.db, shopperId)
  if (!(await isPassword(password, hash))) throw badInput({ [field]: 'wrong_password' })
  await attempt.succeed()
}

/** Counts a try and answers how many wrong ones there were before it; refuses where one has to wait. The limits follow RATE_LIMIT_FACTOR. */
async function countTry(
  world: World,
  tx: Tx,
  name: string,
  now: Date,
  { waits = true }: { waits?: boolean } = {},
): Promise<number> {
  const row = await lockTries(tx, name, now)
  const failed = { tries: row.tries, firstAt: row.first_at, lastAt: row.last_at }
  const isNew = failed.tries === 0 || areForgotten(failed, now)
  const before = isNew ? 0 : Math.floor(failed.tries / world.env.rateLimitFactor)
  const wait = waits ? waitSeconds({ ...failed, tries: before }, now) : 0
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
  await setTries(tx, name, {
    tries: isNew ? 1 : failed.tries + 1,
    first_at: isNew ? now : failed.firstAt,
    last_at: now,
  })
  return before
}
