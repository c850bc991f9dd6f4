import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { Refusal, badInput } from './http/refusal.ts'
import type { Shopper } from './logged-in.ts'

/*
 * Quotes: what we named as the total of some lines, signed for one account, so that a call that follows can
 * be held to it. They are stored nowhere.
 */

const VALID_MS = 15 * 60_000

/** What is quoted: by which preview, for whom, and the lines with everything that was agreed about them. */
export type Quoted = { of: 'orders' | 'parcel'; shopperId: string; lines: unknown }

export function signQuote(secret: Buffer, quoted: Quoted, totalFen: Fen, now: Date): string {
  const content = `${totalFen}.${now.getTime() + VALID_MS}.${digestOf(quoted)}`
  return `${content}.${sign(secret, quoted, content)}`
}

/**
 * The total of a quote, in fen. Refuses one that we did not sign for this account (`quote_invalid`), that has
 * expired (`quote_expired`), or whose lines have changed (`out_of_date`). For what a program asked for, `now`
 * is when it asked.
 */
export function readQuote(secret: Buffer, quoted: Quoted, text: string, now: Date): Fen {
  const [, content = '', total = '', until = '', digest = '', signature = ''] =
    /^((\d{1,12})\.(\d{1,16})\.([\w-]{43}))\.([\w-]{43})$/.exec(text) ?? []
  const wanted = Buffer.from(sign(secret, quoted, content))
  const given = Buffer.from(signature)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) throw new Refusal('quote_invalid')
  if (now.getTime() >= Number(until)) throw new Refusal('quote_expired')
  if (digest !== digestOf(quoted)) throw new Refusal('out_of_date')
  return Number(total)
}

/**
 * The total that a caller agreed to, in fen: that of the quote, or the one that they send. Where both are
 * sent they must be the same.
 */
export function expectedTotal(
  {
    me,
    body,
    world,
    now,
  }: {
    me: Shopper
    body: { expected_total_fen?: number; quote?: string }
    world: { secret: Buffer }
    now: Date
  },
  quoted: Quoted,
): Fen {
  const { quote, expected_total_fen: sentFen } = body
  if (quote === undefined) {
    if (sentFen === undefined) throw badInput({ expected_total_fen: 'required' })
    return sentFen
  }
  const quotedFen = readQuote(world.secret, quoted, quote, me.grant?.approved?.askedAt ?? now)
  if (sentFen !== undefined && sentFen !== quotedFen) throw new Refusal('out_of_date')
  return quotedFen
}

const digestOf = ({ lines }: Quoted): string => hash('sha256', JSON.stringify(lines), 'base64url')

const sign = (secret: Buffer, { of, shopperId }: Quoted, content: string): string =>
  createHmac('sha256', secret).update(`quote of ${of} for ${shopperId}: ${content}`).digest('base64url')
