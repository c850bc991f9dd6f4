import { issueToken } from '../identity/public.ts'
import type { MailSecret } from '../mail/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { type LinkPurpose, insertEmailLink } from './sql-links.ts'

/** Stores a one-time link for an e-mail address; returns its token and expiry for the mail. */
export async function makeEmailLink(
  { tx, now }: UnitOfWork,
  purpose: LinkPurpose,
  to: { id: string; email: string },
  lifetimeMs: number,
): Promise<MailSecret> {
  const { token, stored } = issueToken(now, lifetimeMs)
  await insertEmailLink(tx, { ...stored, purpose, shopper_id: to.id, email: to.email })
  return { token, expiresAt: stored.expires_at }
}
