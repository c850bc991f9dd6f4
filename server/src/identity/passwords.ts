import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../platform/limit-concurrency.ts'

/**
 * Argon2id with 19 MiB and 2 passes (OWASP's minimum; about 5 ms here). Hashing does not block the event
 * loop.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More hashes in parallel than there are processors would be no faster, and would delay other calls. */
const AT_ONCE = Math.min(4, availableParallelism())

/**
 * The limit of the queue, several seconds of hashing: further callers are asked to try again instead of
 * waiting for the burst to pass.
 */
const WAITING_MAX = 1_000

let cost = COST

const limited = limitConcurrency(AT_ONCE, WAITING_MAX)

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, cost))

/** For tests, which create accounts by the hundred: makes further hashes in this process cheap. */
export function hashCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
}

/** A dummy hash, so that an unknown e-mail takes as long as a wrong password. */
const decoy = hash('nobody has this password', COST)

/**
 * Whether the password is right. Without a hash (no such account) this takes just as long and returns false.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await decoy)
  const right = await limited(() => verify(known, password).catch(() => false))
  return right && passwordHash !== undefined
}
