import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signed moment may be from now: what is older could be a recording. */
export const TOLERANCE_SECONDS = 300

/** The header of a signed webhook: `t=<unix seconds>,v1=<HMAC-SHA256 over "t.body">`, a form that many providers use. */
export const signatureOf = (secret: Buffer, body: string | Buffer, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, time, body)}`
}

/** Whether a header signs this body, now. The body is the raw bytes that came: a re-encoded one has another signature. */
export function isSigned(secret: Buffer, header: string | undefined, body: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const time = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(match[2]!), Buffer.from(hmac(secret, time, body)))
}

const hmac = (secret: Buffer, time: number, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
