import { VERIFY_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { issueToken } from '../identity/public.ts'
import type { MailSecret } from '../mail/public.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { type LinkPurpose, insertEmailLink } from './sql-links.ts'

/** Mails a new link that verifies the address. */
export async function sendVerifyLink(work: UnitOfWork, shopper: Addressee): Promise<void> {
  const secret = await makeEmailLink(work, 'verify_email', shopper, VERIFY_LINK_HOURS * 3_600_000)
  await sendAccountMail(work, shopper, 'welcome', { secret })
}

/**
 * Notifies the owner of an address of an attempt to register with it: the page itself must not reveal that
 * the address is known.
 */
export const sendAlreadyRegistered = (work: UnitOfWork, shopper: Addressee): Promise<void> =>
  sendAccountMail(work, shopper, 'already_registered')

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
