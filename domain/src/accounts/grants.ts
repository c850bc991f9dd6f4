import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { READ_SCOPES, type ReadScope } from './read-tokens.ts'

/**
 * What a token that acts can be allowed, by noun and verb. None reaches withdrawals, recharges, security,
 * tokens, hooks, exports, closing or approvals.
 */
export const GRANT_SCOPES = [
  'cart:read',
  'cart:write',
  'orders:read',
  'orders:write',
  'payments:write',
  'answers:write',
  'stock:read',
  'parcels:read',
  'parcels:write',
  'funds:read',
  'messages:read',
  'addresses:read',
] as const
export type GrantScope = (typeof GRANT_SCOPES)[number]
/** What a call asks of a token that acts: a scope, or `any` where every one will do. */
export type WantedScope = GrantScope | 'any'

/** What a call binds the shopper to, and is judged for: an order, a payment, a package, an answer. */
export type Spend = 'order' | 'payment' | 'package' | 'answer'

/** The prefix of every token that acts; its last six characters are a checksum. */
export const ACT_TOKEN_PREFIX = 'lh_act_'
/** The highest ceiling, per act and per day. */
export const CEILING_MAX_FEN = 100_000_000
/** Calls per minute allowed with one token that acts. */
export const ACT_CALLS_PER_MINUTE = 300
/** For how long a shopper may approve what a program asks for. */
export const APPROVAL_HOURS = 24
/** Approvals of one shopper that may wait at the same time, so that a program cannot flood its owner. */
export const APPROVALS_WAITING_MAX = 20
/** For how long what programs did, and what they asked for, is shown. */
export const ACTS_KEPT_DAYS = 90

const FORM = /^lh_act_([\w-]{43})([0-9A-Za-z]{6})$/

/** The token for 256 random bits as 43 characters of base64url: prefix, secret, checksum of the secret. */
export const actToken = (secret: string): string => ACT_TOKEN_PREFIX + secret + checksumOf(secret)

/** Whether a text has the form of a token that acts, its checksum included. It may still be made up. */
export function isActToken(text: string): boolean {
  const [, secret = '', sum = ''] = FORM.exec(text) ?? []
  return secret !== '' && checksumOf(secret) === sum
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CHECKSUM_LENGTH = 6

/**
 * Six base62 characters of the CRC-32 (IEEE) of an ASCII text, so that scanners for leaked secrets tell a
 * real token from a similar text without asking us.
 */
export function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = BASE62.charAt(rest % BASE62.length) + digits
    rest = Math.floor(rest / BASE62.length)
  }
  return digits
}

function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

/** The scopes of a token to be made: all for reading, or all for acting; null for a mixture. */
export function scopesOf(
  scopes: readonly (ReadScope | GrantScope)[],
): { read: ReadScope[]; act: GrantScope[] } | null {
  const read = READ_SCOPES.filter((scope) => scopes.includes(scope))
  const act = GRANT_SCOPES.filter((scope) => scopes.includes(scope))
  return (read.length === 0) === (act.length === 0) ? null : { read, act }
}

/**
 * Null when a token with these scopes may make a call of the scope `wanted`; one without a scope is closed.
 */
export const whyNotAct = (scopes: readonly GrantScope[], wanted: WantedScope | undefined): Reason | null =>
  scopes.some((scope) => wanted === scope || wanted === 'any') ? null : 'token_scope'

/** What a program may spend without asking; 0 asks every time. */
export type Ceilings = { perActFen: Fen; perDayFen: Fen }

/** Why the shopper is asked: a ceiling would be exceeded, or something is agreed to for the first time. */
export const ASK_REASONS = [
  'above_act',
  'above_day',
  'terms',
  'new_address',
  'restricted',
  'declared_value',
] as const
export type AskReason = (typeof ASK_REASONS)[number]
/** What is new in an act, whatever it costs. */
export type Novelty = Exclude<AskReason, 'above_act' | 'above_day'>

/**
 * Why an act needs the shopper's approval; none if it may be done. Everything that the program spent on the
 * day counts, whether or not it was approved; money that came back does not count against it.
 */
export function whyAsk(
  { perActFen, perDayFen }: Ceilings,
  act: { amountFen: Fen; spentTodayFen: Fen; news: readonly Novelty[] },
): AskReason[] {
  const { amountFen, spentTodayFen, news } = act
  const why: AskReason[] = []
  if (amountFen > perActFen) why.push('above_act')
  if (amountFen > 0 && spentTodayFen + amountFen > perDayFen) why.push('above_day')
  return [...why, ...new Set(news)]
}

/** Null when the shopper may decide about an approval now. */
export function whyNotDecide(
  approval: { state: 'waiting' | 'approved' | 'declined'; endsAt: Date; isStopped: boolean },
  now: Date,
): Reason | null {
  if (approval.state !== 'waiting') return 'approval_decided'
  if (now >= approval.endsAt) return 'approval_expired'
  return approval.isStopped ? 'program_stopped' : null
}
