import { VERIFY_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { makeEmailLink } from './make-email-link.ts'

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
