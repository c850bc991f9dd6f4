import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { turns } from '../platform/turns.ts'

/** Argon2id with 19 MiB and 2 passes (OWASP's minimum; about 5 ms here). Hashing runs beside the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More than there are processors would hash no faster, and keep other calls waiting. */
const AT_ONCE = Math.min(4, availableParallelism())

/** Several seconds of hashing: whoever comes then is asked to try again rather than to wait for a storm to pass. */
const WAITING_MAX = 1_000

let cost = COST

const inTurn = turns(AT_ONCE, WAITING_MAX)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** For tests, which make accounts by the hundred: hashes of this process cost next to nothing from here on. */
export function hashCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
}

/** A hash of nothing, so that an unknown e-mail takes as long as a wrong password. */
const decoy = hash('nobody has this password', COST)

/** Whether the password is right. Without a hash (no such account) it takes just as long and is always wrong. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await decoy)
  const right = await inTurn(() => verify(known, password).catch(() => false))
  return right && passwordHash !== undefined
}
