import { actToken } from '@longhaul/domain/accounts/grants.ts'
import { ACCESS_SECONDS, REFRESH_TOKEN_PREFIX } from '@longhaul/domain/accounts/oauth.ts'
import { hashToken, newToken } from '../../platform/session.ts'

/** The answer to a program that is connected or renews its token (RFC 6749). */
export type Issued = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** Why a program gets no token, in the words of the standards (RFC 6749, RFC 8707). */
export type NotIssued = {
  error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'invalid_scope'
    | 'invalid_target'
    | 'unsupported_grant_type'
}

/** New secrets for a connection that ends at `endsAt`: what is stored of them, and what the program gets. */
export function issueTokens(scopes: readonly string[], endsAt: Date, now: Date) {
  const access = actToken(newToken())
  const refresh = REFRESH_TOKEN_PREFIX + newToken()
  const seconds = Math.min(ACCESS_SECONDS, Math.floor((endsAt.getTime() - now.getTime()) / 1_000))
  const stored = {
    token_hash: hashToken(access),
    access_ends_at: new Date(now.getTime() + seconds * 1_000),
    refresh_hash: hashToken(refresh),
  }
  const issued: Issued = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: seconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
  return { stored, issued }
}
