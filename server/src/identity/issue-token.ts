import { hashToken, newToken } from '../platform/session.ts'

/** The stored form of a token: only its hash and its period of validity. */
export type IssuedToken = { token_hash: Buffer; created_at: Date; expires_at: Date }

/** A new token for a session or a one-time link, and the columns to store for it. */
export function issueToken(now: Date, lifetimeMs: number): { token: string; stored: IssuedToken } {
  const token = newToken()
  const expires_at = new Date(now.getTime() + lifetimeMs)
  return { token, stored: { token_hash: hashToken(token), created_at: now, expires_at } }
}
