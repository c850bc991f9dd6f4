/** How long a log-in lasts: the token and flag cookies live 2 days (docs/rules/accounts.md). */
export const SESSION_DAYS = 2
/** How long a password reset link is good for (docs/rules/accounts.md). */
export const RESET_LINK_MINUTES = 30
/**
 * How long the link is good for that sets the first password of an account that was brought from another shop. Its shopper did not ask for it and reads it
 * when they come to it; until then no password opens the account.
 */
export const INVITATION_DAYS = 7
/** How long a link that verifies an e-mail is good for. Longer than a reset link: nothing can be taken with it. */
export const VERIFY_LINK_HOURS = 24
/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

/** Whether a text looks like an e-mail address: one @, a dot in the domain, no blanks. Only a delivered mail proves it. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false
  const [name, domain, ...rest] = text.split('@')
  if (!name || !domain || rest.length > 0 || name.length > 64) return false
  return !/[\s<>()[\],;:"\\]/.test(text) && /^[^.].*\.[^.]{2,}$/.test(domain) && !domain.includes('..')
}

/** How long a new address has to be confirmed from its own mailbox. */
export const CHANGE_LINK_HOURS = 24
/** How long an export of one's own data can be fetched. */
export const EXPORT_DAYS = 7
