import { VERIFY_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { makeEmailLink } from './make-email-link.ts'

/** Mails a new link that verifies the address. */
export async function sendVerifyLink(doing: Doing, shopper: Addressee): Promise<void> {
  const secret = await makeEmailLink(doing, 'verify_email', shopper, VERIFY_LINK_HOURS * 3_600_000)
  await sendAccountMail(doing, shopper, 'welcome', { secret })
}

/** Notifies the owner of an address of an attempt to register with it: the page itself must not reveal that the address is known. */
export const sendAlreadyRegistered = (doing: Doing, shopper: Addressee): Promise<void> =>
  sendAccountMail(doing, shopper, 'already_registered')
