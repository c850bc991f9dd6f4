import { createHash } from 'node:crypto'
import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import {
  PROOF_AFTER_ACCOUNT,
  PROOF_AFTER_ADDRESS,
  forgottenUntil,
  waitSeconds,
} from '@longhaul/domain/accounts/login-guard.ts'
import { type Tx, inTransaction } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import type { Person, PersonKind } from './person.ts'
import { newChallenge, spendProof } from './proof.ts'
import {
  bringBackTries,
  clearTries,
  type TryNames,
  countTries as countTriesUnder,
  clearTriesTakingBack,
  takeTryBack,
} from './sql-tries.ts'

const KNOWN_PLACE_DAYS = 90

/**
 * An admitted attempt. It counts as wrong until `succeed` is called, so that concurrent attempts gain
 * nothing.
 */
export type Try = {
  /** The attempt was right: resets the account's wrong attempts. */
  succeed(): Promise<unknown>
  /** The attempt was neither right nor wrong: it does not count. */
  takeBack(): Promise<unknown>
}

/** An admitted log-in. A caller that stores the session itself records the success under these names. */
export type LoginTry = Try & { names: TryNames }

/**
 * A log-in attempt: the account, the IP address, whether the owner has logged in from there before, and the
 * solution of a challenge.
 */
type LoginAttempt = {
  kind: PersonKind
  email: string
  address: string
  isKnown: boolean
  proof: string | undefined
}

/**
 * Admits an attempt to log in, or refuses it: `too_many_requests` with how long to wait, `proof_required`
 * with a challenge. Known and unknown e-mail addresses are counted alike. Attempts from a place where the
 * owner has logged in before are counted separately, so that an attack from elsewhere does not lock the owner
 * out.
 */
export async function admitLogin(
  world: World,
  { kind, email, address, isKnown, proof }: LoginAttempt,
  now: Date,
): Promise<LoginTry> {
  const account = loginName(kind, email) + (isKnown ? address : '')
  const place = `from ${address}`
  const isProven = proof !== undefined && (await spendProof(world, proof, now))
  await counting(world, [account, place], now, async (tx) => {
    const [tries = 0, triesHere = 0] = await countTries(world, tx, [account, place], now)
    const suspicious = tries >= PROOF_AFTER_ACCOUNT || triesHere >= PROOF_AFTER_ADDRESS
    if (suspicious && !isProven)
      throw new Refusal('proof_required', { challenge: await newChallenge(world, now), retry_after: 1 })
  })
  return {
    names: { account, place },
    succeed: () => clearTriesTakingBack(world.db, { account, place }),
    takeBack: () => takeTryBack(world.db, [account, place]),
  }
}

/** A place is known if the owner has logged in from it since this time. */
export const knownPlaceSince = (now: Date): Date => new Date(now.getTime() - KNOWN_PLACE_DAYS * 86_400_000)

/**
 * Resets the wrong log-in attempts after a new password was set by mail, so that they no longer lock the
 * owner out.
 */
export const clearLoginTries = (world: Pick<World, 'db'>, kind: PersonKind, email: string) =>
  clearTries(world.db, loginName(kind, email))

const loginName = (kind: PersonKind, email: string): string =>
  `${kind === 'staff' ? 'staff login' : 'login'} ${hashedEmail(email)} `

/** A hash that stands for an e-mail address without containing it. */
export const hashedEmail = (email: string): string =>
  createHash('sha256').update(tidyEmail(email).toLowerCase()).digest('base64url')

/**
 * Admits a logged-in person's attempt at a password or a code, or refuses after too many wrong ones. The two
 * are counted separately: otherwise a right password would reset the count of wrong codes, and codes could be
 * guessed without limit.
 */
export async function admitTry(
  world: World,
  { kind, id }: Person,
  what: 'password' | 'code',
  now: Date,
): Promise<Try> {
  const name = `${kind} ${id} ${what}`
  await counting(world, [name], now, (tx) => countTries(world, tx, [name], now))
  return { succeed: () => clearTries(world.db, name), takeBack: () => takeTryBack(world.db, [name]) }
}

/**
 * Runs what counts attempts under these names. If it refuses, attempts that were noted ahead of now, by a
 * clock that has been set back since, count from now on as made now, so that the wait for them ends. The
 * refusal itself rolled everything back.
 */
async function counting(
  { db }: Pick<World, 'db'>,
  names: readonly string[],
  now: Date,
  count: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  try {
    await inTransaction(db, count)
  } catch (error) {
    if (error instanceof Refusal) await bringBackTries(db, names, now)
    throw error
  }
}

/**
 * Counts an attempt under each of the names and returns the number of earlier wrong attempts for each.
 * Refuses if the caller has to wait, which depends only on the first name. The limits are scaled by
 * RATE_LIMIT_FACTOR.
 */
async function countTries(world: World, tx: Tx, names: readonly string[], now: Date): Promise<number[]> {
  const rows = await countTriesUnder(tx, names, now, forgottenUntil(now))
  const counted = names.map((name) => {
    const { tries, first_at: firstAt, previous_at: lastAt } = rows.find(({ key }) => key === name)!
    return { tries: Math.floor((tries - 1) / world.env.rateLimitFactor), firstAt, lastAt }
  })
  const [first] = counted
  const wait = first ? waitSeconds(first, now) : 0
  // The refusal rolls the transaction back, and with it the count.
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
  return counted.map(({ tries }) => tries)
}
