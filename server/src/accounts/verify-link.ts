import { VERIFY_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { insertEmailLink } from './sql.ts'

/** Mails a fresh link that verifies the address. */
export async function sendVerifyLink(doing: Doing, shopper: Addressee): Promise<void> {
  const token = newToken()
  const expires = new Date(doing.now.getTime() + VERIFY_LINK_HOURS * 3_600_000)
  await insertEmailLink(doing.tx, {
    token_hash: hashToken(token),
    purpose: 'verify_email',
    shopper_id: shopper.id,
    email: shopper.email,
    created_at: doing.now,
    expires_at: expires,
  })
  await sendAccountMail(doing, shopper, 'welcome', { secret: { token, expiresAt: expires } })
}

/** Tells the owner of an address that somebody tried to register with it: the page itself must not tell. */
export const sendAlreadyRegistered = (doing: Doing, shopper: Addressee): Promise<void> =>
  sendAccountMail(doing, shopper, 'already_registered')
