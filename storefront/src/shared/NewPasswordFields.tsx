import { isCommonPassword } from '@longhaul/domain/accounts/common-password.ts'
import { PASSWORD_MAX, PASSWORD_MIN, brokenPasswordRules } from '@longhaul/domain/accounts/password.ts'
import { namesOf } from '@longhaul/domain/entries.ts'
import { accountsText } from '@longhaul/text/storefront/accounts/accounts.ts'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import type { ComponentProps } from 'react'
import { required } from './checks.ts'

const words = accountsText.register

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>

/** A new password and its repetition, each with its label and its field of the form. */
export const NewPasswordFields = ({
  labels,
  password,
  repeat,
  email,
}: {
  labels: { password: string; repeat: string }
  password: Field
  repeat: Field
  /** The owner's address, where the page knows it: a password like it is easy to guess. */
  email?: string | undefined
}) => (
  <>
    <PasswordField
      label={labels.password}
      autoComplete="new-password"
      generate={GENERATE}
      rules={passwordRules}
      warning={commonPasswordWarning(password.value ?? '', email)}
      {...password}
    />
    <PasswordField label={labels.repeat} autoComplete="new-password" generate={GENERATE} {...repeat} />
  </>
)

/** The password rules, listed before the shopper types and ticked off while typing. */
const passwordRules = namesOf(words.rules).map((rule) => ({
  text: words.rules[rule],
  met: (password: string) => !brokenPasswordRules(password).includes(rule),
}))

/** The same rules for password managers, so that what they generate is accepted. */
const GENERATE = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower, upper; required: digit; allowed: lower, upper, digit;`

/** A warning about a password that satisfies the rules but is easy to guess. */
const commonPasswordWarning = (password: string, email = ''): string | null =>
  whyNotPassword(password) === null && isCommonPassword(password, email) ? words.passwordCommon : null

/** Why a new password is invalid. */
export const whyNotPassword = (password: string): string | null =>
  brokenPasswordRules(password).length > 0 ? words.passwordWrong : null

/** Why the repeated password is invalid. */
export const whyNotRepeat = (again: string, password: string): string | null =>
  required(words.repeatNeeded)(again) ?? (again === password ? null : words.mismatch)
