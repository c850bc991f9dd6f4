import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import {
  type ConfirmedPassword,
  endSessions,
  hashPassword,
  holdPassword,
  setPasswordHash,
} from '../identity/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { voidLinks } from './sql-links.ts'

/**
 * Hashes a password; refuses one that is too short, too long, equal to the e-mail address, or a single
 * repeated character.
 */
export async function hashStaffPassword(password: string, email: string): Promise<string> {
  const issue = staffPasswordIssue(password, email)
  if (issue) throw badInput({ password: issue })
  return await hashPassword(password)
}

/** What is wrong with a new password of staff; null if it is valid. */
export function staffPasswordIssue(password: string, email: string) {
  if (password.length < STAFF_PASSWORD_MIN) return 'staff_password'
  if (password.length > STAFF_PASSWORD_MAX) return 'too_long'
  const isGuessed = password.trim().toLowerCase() === email.toLowerCase() || /^(.)\1*$/su.test(password)
  return isGuessed ? 'common_password' : null
}

/**
 * Sets a password, invalidates every open link, and ends every session but `keepSessionId`. `old` is the
 * password that was confirmed.
 */
export async function takeNewStaffPassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  keepSessionId: string | null,
  now: Date,
  old?: ConfirmedPassword,
): Promise<void> {
  const member = { kind: 'staff', id } as const
  if (old) await holdPassword(tx, old)
  await setPasswordHash(tx, member, passwordHash, now)
  await voidLinks(tx, id, now)
  await endSessions(tx, member, keepSessionId, now)
}
