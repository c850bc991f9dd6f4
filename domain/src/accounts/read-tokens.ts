import type { Reason } from '../refusals.ts'

/** What a read token can be allowed to read. No token can write. */
export const READ_SCOPES = ['orders', 'warehouse', 'parcels', 'funds', 'messages'] as const
export type ReadScope = (typeof READ_SCOPES)[number]

/** The prefix of every read token: scanners for leaked secrets recognise it, and no session token has it. */
export const READ_TOKEN_PREFIX = 'lh_read_'

/**
 * Valid tokens per shopper: enough for a handful of programs, and for a replacement for each during rotation.
 */
export const READ_TOKENS_MAX = 10
/** The longest validity, so that a forgotten token expires within a year. */
export const READ_TOKEN_DAYS_MAX = 365
export const TOKEN_NAME_MAX = 60

/** Requests per minute allowed with one token, over all its scopes. */
export const TOKEN_READS_PER_MINUTE = 60

/** Null when another token may be created; `count` is the number of valid tokens. */
export const whyNotMakeToken = (count: number): Reason | null =>
  count >= READ_TOKENS_MAX ? 'program_limit' : null

/**
 * Null when a token with these scopes may read a route of the scope `wanted`; a route without a scope is open
 * to no token.
 */
export const whyNotReadWith = (scopes: readonly ReadScope[], wanted: ReadScope | undefined): Reason | null =>
  wanted !== undefined && scopes.includes(wanted) ? null : 'token_scope'
