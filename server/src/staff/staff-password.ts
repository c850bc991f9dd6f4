import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { endSessions, hashPassword, setPasswordHash } from '../identity/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { voidLinks } from './sql-links.ts'

/**
 * Hashes a password; refuses one that is too short, too long, equal to the e-mail address, or a single
 * repeated character.
 */
export async function hashStaffPassword(password: string, email: string): Promise<string> {
  if (password.length < STAFF_PASSWORD_MIN) throw badInput({ password: 'staff_password' })
  if (password.length > STAFF_PASSWORD_MAX) throw badInput({ password: 'too_long' })
  if (password.trim().toLowerCase() === email.toLowerCase() || /^(.)\1*$/su.test(password))
    throw badInput({ password: 'common_password' })
  return await hashPassword(password)
}

/** Sets a password, invalidates every open link, and ends every session but `keepSessionId`. */
export async function takeNewStaffPassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  keepSessionId: string | null,
  now: Date,
): Promise<void> {
  const member = { kind: 'staff', id } as const
  await setPasswordHash(tx, member, passwordHash, now)
  await voidLinks(tx, id, now)
  await endSessions(tx, member, keepSessionId, now)
}
