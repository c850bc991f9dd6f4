import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'

/** An answer, or one instead of the answer given before: each is a form of its own. */
export type FormChoice = AnswerChoice | `change ${AnswerChoice}`

/** How long a page may be open before its button has to be pressed on a new one. */
const WINDOW_MS = 30 * 60_000

/**
 * The nonce of the form: it is on the page only, so whoever has read the mail alone, as programs that check
 * links have, cannot send the form.
 */
export const formNonce = (secret: Buffer, tokenHash: Buffer, choice: FormChoice, now: Date): string =>
  sign(secret, tokenHash, choice, windowOf(now))

/** Whether a nonce is from the page of this link and this answer, at most an hour old. */
export function isFormNonce(
  nonce: string,
  { secret, tokenHash, choice, now }: { secret: Buffer; tokenHash: Buffer; choice: FormChoice; now: Date },
): boolean {
  const given = Buffer.from(nonce)
  return [0, 1].some((ago) => {
    const wanted = Buffer.from(sign(secret, tokenHash, choice, windowOf(now) - ago))
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  })
}

const windowOf = (now: Date): number => Math.floor(now.getTime() / WINDOW_MS)

const sign = (secret: Buffer, tokenHash: Buffer, choice: FormChoice, window: number): string =>
  createHmac('sha256', secret)
    .update(`answer ${tokenHash.toString('hex')} ${choice} ${window}`)
    .digest('base64url')
