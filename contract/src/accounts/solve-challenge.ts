import { sha256 } from '@noble/hashes/sha2.js'

/**
 * The parts of a log-in challenge after failed attempts that are needed to solve it (ALTCHA 2). The server's
 * signature is sent back unchanged.
 */
type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength?: number; keyPrefix: string }
}

/** The number of hashes computed before yielding, so that the page can repaint. */
const STRETCH = 2_000
/**
 * Some 65,000 hashes are needed on average; needing ten million means extremely bad luck or an invalid
 * challenge.
 */
const COUNTER_MAX = 10_000_000

/**
 * Solves the server's challenge in the page itself: some 65,000 hashes, which takes a moment. Computes the
 * hash in JavaScript, because the browser's own is unavailable when the shop is tried over http in a local
 * network. Returns the value for `proof`; throws if the challenge cannot be solved.
 */
export async function solveChallenge(given: unknown): Promise<string> {
  // Anything that is not a challenge has no parameters, so the next lines throw.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { parameters } = given as Challenge
  const prefix = fromHex(parameters.keyPrefix)
  const salt = fromHex(parameters.salt)
  const nonce = fromHex(parameters.nonce)
  // Salt, nonce, and the counter as a big-endian number of four bytes.
  const content = new Uint8Array(salt.length + nonce.length + 4)
  content.set(salt)
  content.set(nonce, salt.length)
  const view = new DataView(content.buffer)
  for (let counter = 0; counter <= COUNTER_MAX; counter++) {
    view.setUint32(salt.length + nonce.length, counter)
    const key = hashed(content, parameters.cost).subarray(0, parameters.keyLength ?? 32)
    if (prefix.every((byte, at) => key[at] === byte))
      return btoa(JSON.stringify({ challenge: given, solution: { counter, derivedKey: toHex(key) } }))
    if (counter % STRETCH === STRETCH - 1) await new Promise<void>((resume) => setTimeout(resume))
  }
  throw new Error('the challenge was not solved')
}

/** The hash, repeated as many times as the cost demands. */
function hashed(content: Uint8Array, cost: number): Uint8Array {
  let key = sha256(content)
  for (let round = 1; round < cost; round++) key = sha256(key)
  return key
}

function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/i.test(text)) throw new Error('not a challenge')
  return Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
