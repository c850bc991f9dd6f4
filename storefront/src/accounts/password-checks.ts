import { brokenPasswordRules, type PasswordRule } from '@longhaul/domain/accounts/password.ts'
import { accountsText } from '@longhaul/text/storefront/accounts.ts'
import { required } from '../shared/checks.ts'

const words = accountsText.register

/** What a password must be, listed before it is typed and ticked while it is. */
export const passwordRules = (Object.keys(words.rules) as PasswordRule[]).map((rule) => ({
  text: words.rules[rule],
  met: (password: string) => !brokenPasswordRules(password).includes(rule),
}))

export const whyNotPassword = (password: string): string | null =>
  brokenPasswordRules(password).length === 0 ? null : words.passwordWrong

export const whyNotRepeat = (again: string, password: string): string | null =>
  required()(again) ?? (again === password ? null : words.mismatch)
