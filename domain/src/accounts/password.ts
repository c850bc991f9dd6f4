/** A shopper's password: 6 to 20 letters or digits, with at least one of each (docs/rules/accounts.md). */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 20

export type PasswordRule = 'length' | 'characters' | 'letter' | 'digit'

/** The rules that a password breaks, in display order; empty when it is valid. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const broken: PasswordRule[] = []
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) broken.push('length')
  if (!/^[A-Za-z0-9]*$/.test(password)) broken.push('characters')
  if (!/[A-Za-z]/.test(password)) broken.push('letter')
  if (!/[0-9]/.test(password)) broken.push('digit')
  return broken
}

/** A member of staff's password: at least 15 characters of any kind (docs/rules/accounts.md). */
export const STAFF_PASSWORD_MIN = 15
/** Longer than anyone types; bounds the cost of hashing. */
export const STAFF_PASSWORD_MAX = 200
