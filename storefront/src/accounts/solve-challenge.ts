import { sha256 } from '@noble/hashes/sha2.js'
import { type Challenge, solveChallenge } from 'altcha-lib'

/**
 * Solves the server's challenge, on the page itself: some 65,000 hashes, which takes a moment. The hash is computed in plain script, as the
 * browser's own is missing where the shop is tried over http in a home network. Answers what goes into `proof`; throws where it cannot be
 * solved.
 */
export async function solve(challenge: unknown): Promise<string> {
  const given = challenge as Challenge
  const solution = await solveChallenge({ challenge: given, deriveKey })
  if (!solution) throw new Error('the challenge was not solved in time')
  return btoa(JSON.stringify({ challenge: given, solution }))
}

type DeriveKey = Parameters<typeof solveChallenge>[0]['deriveKey']

/** The library's SHA-256 derivation: the hash of salt and password, hashed again as often as the cost says. */
const deriveKey: DeriveKey = ({ cost, keyLength }, salt, password) => {
  const start = new Uint8Array(salt.length + password.length)
  start.set(salt)
  start.set(password, salt.length)
  let key = sha256(start)
  for (let round = 1; round < cost; round++) key = sha256(key)
  return Promise.resolve({ parameters: {}, derivedKey: key.subarray(0, keyLength) })
}
