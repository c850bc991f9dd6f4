import { sha256 } from '@noble/hashes/sha2.js'

/** What a log-in is asked to solve after wrong tries, as far as solving it needs (ALTCHA 2). The server's signature beside it travels back as it came. */
type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength?: number; keyPrefix: string }
}

/** So many hashes at a stretch, before the page may draw again. */
const STRETCH = 2_000
/** Some 65,000 are needed on average; whoever needs ten million has bad luck or a wrong challenge. */
const COUNTER_MAX = 10_000_000

/**
 * Solves the server's challenge, on the page itself: some 65,000 hashes, which takes a moment. The hash is computed in plain script, as the
 * browser's own is missing where the shop is tried over http in a home network. Answers what goes into `proof`; throws where it cannot be
 * solved.
 */
export async function solveChallenge(given: unknown): Promise<string> {
  // What is no challenge has no parameters, and the next lines throw.
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

/** The hash, hashed again as often as the cost says. */
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
