import { PROOF_MINUTES } from '@longhaul/domain/accounts/login-guard.ts'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { World } from '../platform/world.ts'
import { insertSpentProof } from './sql-tries.ts'

/**
 * Two zero bytes: 65,536 hashes on average, under a second on a desktop computer, a few seconds on an old
 * telephone; an attacker pays it for each guess.
 */
const PREFIX = '0000'

const secretOf = (world: World): string => `proof ${world.secret.toString('base64url')}`

/** A signed challenge for the caller's machine; nothing is stored until it is solved. */
export const newChallenge = (world: World, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix: PREFIX,
    deriveKey,
    hmacSignatureSecret: secretOf(world),
    // Not the library's own expiry, which reads the system clock.
    data: { until: now.getTime() + PROOF_MINUTES * 60_000 },
  })

/**
 * Whether a proof solves a challenge that this server signed and that is neither expired nor used. Marks it
 * as used.
 */
export async function spendProof(world: World, proof: string, now: Date): Promise<boolean> {
  const payload = readProof(proof)
  if (!payload) return false
  const checked = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secretOf(world),
  }).catch(() => undefined)
  if (!checked?.verified) return false
  // The signature is ours, so these are the values that we wrote.
  const { nonce, data } = payload.challenge.parameters
  const until = new Date(Number(data?.['until']))
  return until > now && (await insertSpentProof(world.db, nonce, until))
}

type Payload = { challenge: Challenge; solution: Parameters<typeof verifySolution>[0]['solution'] }

/** Parses a proof: base64 of JSON with the challenge as issued and its solution. */
function readProof(proof: string): Payload | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    return isPayload(read) ? read : undefined
  } catch {
    return undefined
  }
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  'solution' in value &&
  typeof value.challenge === 'object' &&
  value.challenge !== null &&
  'parameters' in value.challenge &&
  typeof value.challenge.parameters === 'object' &&
  value.challenge.parameters !== null &&
  typeof value.solution === 'object'
