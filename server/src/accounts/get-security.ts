import { getSecurity as route } from '@longhaul/contract/accounts/account-security.ts'
import { readTwoFactor } from '../identity/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { findOwnProfile } from './sql.ts'
import { findOwnPendingEmail } from './sql-links.ts'

export const getSecurityAction = readAction(route, getSecurity)

async function getSecurity({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const [profile, pending, twoFactor] = await Promise.all([
    findOwnProfile(db, me.id),
    findOwnPendingEmail(db, me.id, now),
    readTwoFactor(db, me),
  ])
  return {
    email: profile.email,
    email_verified: profile.email_verified_at !== null,
    pending_email: pending?.email ?? null,
    password_changed_at: profile.password_changed_at?.toISOString() ?? null,
    created_at: profile.created_at.toISOString(),
    ...twoFactor,
  }
}
