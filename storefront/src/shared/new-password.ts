import { namesOf } from '@longhaul/domain/entries.ts'
import { isCommonPassword } from '@longhaul/domain/accounts/common-password.ts'
import { PASSWORD_MAX, PASSWORD_MIN, brokenPasswordRules } from '@longhaul/domain/accounts/password.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { required } from './checks.ts'

const words = accountsText.register

/** The password rules, listed before the shopper types and ticked off while typing. */
export const passwordRules = namesOf(words.rules).map((rule) => ({
  text: words.rules[rule],
  met: (password: string) => !brokenPasswordRules(password).includes(rule),
}))

/** The same rules for password managers, so that what they generate is accepted. */
export const GENERATE = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower, upper; required: digit; allowed: lower, upper, digit;`

/** Why a new password is invalid. */
export const whyNotPassword = (password: string): string | null =>
  brokenPasswordRules(password).length > 0 ? words.passwordWrong : null

/**
 * A warning about a password that satisfies the rules but is easy to guess; `email` is its owner's address,
 * where the page knows it.
 */
export const commonPasswordWarning = (password: string, email = ''): string | null =>
  whyNotPassword(password) === null && isCommonPassword(password, email) ? words.passwordCommon : null

/** Why the repeated password is invalid. */
export const whyNotRepeat = (again: string, password: string): string | null =>
  required(words.repeatNeeded)(again) ?? (again === password ? null : words.mismatch)
