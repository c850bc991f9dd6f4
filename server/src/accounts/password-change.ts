import { brokenPasswordRules } from '@longhaul/domain/accounts/password.ts'
import { type ConfirmedPassword, endSessions, holdPassword, setPasswordHash } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { badInput } from '../platform/http/refusal.ts'
import { voidEmailLinks } from './sql-links.ts'

/**
 * Refuses a new password that breaks the rules or differs from its repetition. Common passwords are accepted:
 * the owner was warned while typing.
 */
export function checkNewPassword({
  password,
  repeat,
}: {
  password: string
  repeat?: string | undefined
}): void {
  const fault = passwordIssue(password)
  if (fault) throw badInput({ password: fault })
  if (repeat !== undefined && repeat !== password) throw badInput({ repeat: 'mismatch' })
}

/** The key of the sentence that says what is wrong with a new password; null if it is valid. */
export function passwordIssue(password: string): string | null {
  return brokenPasswordRules(password).length > 0 ? 'password' : null
}

/**
 * Sets a password, ends every other session, voids every link that could undo the change, and notifies the
 * owner. `keepSessionId` is the session that stays, `old` the password that was confirmed for it.
 */
export async function takeNewPassword(
  work: UnitOfWork,
  shopperId: string,
  passwordHash: string,
  keepSessionId: string | null,
  old?: ConfirmedPassword,
): Promise<void> {
  const { tx, now } = work
  const shopper = { kind: 'shopper', id: shopperId } as const
  const voidLinks = () => voidEmailLinks(tx, shopperId, ['reset_password', 'change_email'], now)
  await voidLinks()
  if (old) {
    await holdPassword(tx, old)
    // Voids links made since the first time; only from here on can none be made.
    await voidLinks()
  }
  await setPasswordHash(tx, shopper, passwordHash, now)
  await endSessions(tx, shopper, keepSessionId, now)
  await notify(work, shopperId, {
    kind: 'password_changed',
    args: { date: now.toISOString() },
    subject: { kind: 'account', id: 'security' },
  })
  work.concerns(shopperId)
}
