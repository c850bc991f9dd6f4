import { isEmail } from '@longhaul/domain/accounts/limits.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'

/*
 * Why a field is wrong, as a sentence, or null: what `useForm` wants in `check`. The rules themselves live in domain/; a feature's own
 * checks stand beside its screens.
 */

/** For a field that must hold something: the sentence names it. */
export const required =
  (sentence: string) =>
  (value: string): string | null =>
    value.trim() === '' ? sentence : null

/** For an e-mail address that must be there. */
export function whyNotEmail(value: string): string | null {
  if (value.trim() === '') return shellText.checks.emailNeeded
  return isEmail(value.trim()) ? null : shellText.checks.email
}
