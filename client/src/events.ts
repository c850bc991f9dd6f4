/* Verifies what a shop sends to a webhook (standardwebhooks.com), with WebCrypto alone. */

/** How far the clocks of the shop and of the receiver may be apart. */
const SECONDS_APART = 300

type Given = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** The request is not one of the shop's: what is wrong with it is in `message`. */
export class NotVerified extends Error {
  override readonly name = 'NotVerified'
}

/**
 * The event of a request, if one of these secrets signed its body within the last five minutes. `body` is the
 * text exactly as it arrived. Throws `NotVerified`.
 */
export async function verifyEvent(
  secrets: string | readonly string[],
  headers: Given,
  body: string,
  now: Date = new Date(),
) {
  const [id, timestamp] = [read(headers, 'webhook-id'), read(headers, 'webhook-timestamp')]
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) throw new NotVerified('The headers are missing')
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SECONDS_APART)
    throw new NotVerified('The timestamp is more than five minutes off')
  const signatures = read(headers, 'webhook-signature').split(' ')
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const secret of [secrets].flat())
    for (const signature of signatures)
      if (signature.startsWith('v1,') && (await isSigned(secret, bytes(signature.slice(3)), text)))
        return { ...JSON.parse(body), id }
  throw new NotVerified('No signature is that of the secret')
}

const read = (headers: Given, name: string): string =>
  String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')

/** Compares in constant time, as `verify` does. */
async function isSigned(
  secret: string,
  signature: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { subtle } = crypto
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const raw = bytes(secret.replace(/^whsec_/, ''))
  if (raw.length === 0) return false
  return subtle.verify(hmac, await subtle.importKey('raw', raw, hmac, false, ['verify']), signature, text)
}

/** The bytes of a text in base64; none if it is none, which no signature equals. */
function bytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
