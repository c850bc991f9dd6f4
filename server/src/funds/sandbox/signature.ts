import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signed time may be from now. An older one could be a replay. */
export const TOLERANCE_SECONDS = 300

/**
 * The header of a signed webhook: `t=<unix seconds>,v1=<HMAC-SHA256 over "t.body">`, a format that many
 * providers use.
 */
export const signatureOf = (secret: Buffer, body: string | Buffer, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, time, body)}`
}

/**
 * Whether a header is a valid signature of this body at `now`. The body must be the raw bytes received,
 * because re-encoding changes the signature.
 */
export function isSigned(secret: Buffer, header: string | undefined, body: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const time = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(match[2]!), Buffer.from(hmac(secret, time, body)))
}

const hmac = (secret: Buffer, time: number, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
