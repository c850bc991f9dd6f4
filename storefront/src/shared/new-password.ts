import { namesOf } from '@longhaul/domain/entries.ts'
import { isCommonPassword } from '@longhaul/domain/accounts/common-password.ts'
import { brokenPasswordRules } from '@longhaul/domain/accounts/password.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { required } from './checks.ts'

const words = accountsText.register

/** What a password must be, listed before it is typed and ticked while it is. */
export const passwordRules = namesOf(words.rules).map((rule) => ({
  text: words.rules[rule],
  met: (password: string) => !brokenPasswordRules(password).includes(rule),
}))

/** Why a new password will not do; `email` is its owner's address, where the page knows it. */
export function whyNotPassword(password: string, email = ''): string | null {
  if (brokenPasswordRules(password).length > 0) return words.passwordWrong
  return isCommonPassword(password, email) ? (errorText.fields['common_password'] ?? null) : null
}

/** Why the second typing of it will not do. */
export const whyNotRepeat = (again: string, password: string): string | null =>
  required()(again) ?? (again === password ? null : words.mismatch)
