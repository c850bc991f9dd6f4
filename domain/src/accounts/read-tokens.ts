import type { Reason } from '../refusals.ts'

/** What a read token may be allowed to read. Nothing may be written with one. */
export const READ_SCOPES = ['orders', 'warehouse', 'parcels', 'funds', 'messages'] as const
export type ReadScope = (typeof READ_SCOPES)[number]

/** What every read token begins with: programs that look for leaked secrets find it, and no session's token has it. */
export const READ_TOKEN_PREFIX = 'lh_read_'

/** Good at one time for one shopper: a handful of programs, and one to change each over to. */
export const READ_TOKENS_MAX = 10
/** No token is forgotten for longer than a year. */
export const READ_TOKEN_DAYS_MAX = 365
export const TOKEN_NAME_MAX = 60

/** How often one token may read in a minute, whatever it reads. */
export const TOKEN_READS_PER_MINUTE = 60

/** Null when another token may be made; `count` are those that are still good. */
export const whyNotMakeToken = (count: number): Reason | null =>
  count >= READ_TOKENS_MAX ? 'program_limit' : null

/** Null when a token with these scopes may read what asks for `wanted`; a call that says nothing is open to no token. */
export const whyNotReadWith = (scopes: readonly ReadScope[], wanted: ReadScope | undefined): Reason | null =>
  wanted !== undefined && scopes.includes(wanted) ? null : 'token_scope'
