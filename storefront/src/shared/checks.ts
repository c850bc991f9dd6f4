import { isEmail } from '@longhaul/domain/texts/email.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'

/*
 * Checks for `useForm`: each returns a sentence that says why a field is invalid, or null. The rules
 * themselves live in domain/; checks that only one feature needs are next to its screens.
 */

/** For a required field: the sentence names the field. */
export const required =
  (sentence: string) =>
  (value: string): string | null =>
    value.trim() === '' ? sentence : null

/** For a required e-mail address. */
export function whyNotEmail(value: string): string | null {
  if (value.trim() === '') return shellText.checks.emailNeeded
  return isEmail(value) ? null : shellText.checks.email
}
