import { brokenPasswordRules } from '@longhaul/domain/accounts/password.ts'
import { notify } from '../messages/public.ts'
import type { Doing } from '../platform/job-call.ts'
import { badInput } from '../platform/refusal.ts'
import { endOwnSessions, setPasswordHash, voidEmailLinks } from './sql-sessions.ts'

/** Refuses a new password that breaks the rules, or is not the same twice. */
export function checkNewPassword({
  password,
  repeat,
}: {
  password: string
  repeat?: string | undefined
}): void {
  if (brokenPasswordRules(password).length > 0) throw badInput({ password: 'password' })
  if (repeat !== undefined && repeat !== password) throw badInput({ repeat: 'mismatch' })
}

/**
 * Sets a password, with all that follows: every other session ends, every link that could undo it is void, the owner is told. `keepSessionId`
 * is the session that stays.
 */
export async function takeNewPassword(
  doing: Doing,
  shopperId: string,
  passwordHash: string,
  keepSessionId: string | null,
): Promise<void> {
  const { tx, now } = doing
  await setPasswordHash(tx, shopperId, passwordHash, now)
  await endOwnSessions(tx, shopperId, keepSessionId, now)
  await voidEmailLinks(tx, shopperId, ['reset_password', 'change_email'], now)
  await notify(doing, shopperId, {
    kind: 'password_changed',
    args: { date: now.toISOString() },
    subject: { kind: 'account', id: 'security' },
  })
  await doing.changed(shopperId, 'account')
}
