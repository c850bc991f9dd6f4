import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { hashPassword } from '../accounts/public.ts'
import { badInput } from '../platform/http/refusal.ts'

/** The hash of a password that is long enough and not the address itself; refuses any other. */
export async function hashStaffPassword(password: string, email: string): Promise<string> {
  if (password.length < STAFF_PASSWORD_MIN) throw badInput({ password: 'staff_password' })
  if (password.length > STAFF_PASSWORD_MAX) throw badInput({ password: 'too_long' })
  if (password.trim().toLowerCase() === email.toLowerCase() || /^(.)\1*$/su.test(password))
    throw badInput({ password: 'common_password' })
  return await hashPassword(password)
}
