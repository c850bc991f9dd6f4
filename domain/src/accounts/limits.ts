/** How long a session lasts: the token and flag cookies live for 2 days (docs/rules/accounts.md). */
export const SESSION_DAYS = 2
/** How long a password reset link is valid (docs/rules/accounts.md). */
export const RESET_LINK_MINUTES = 30
/**
 * How long the link is valid that sets the first password of an account imported from another shop. The
 * shopper did not request it and may read it late; until then no password opens the account.
 */
export const INVITATION_DAYS = 7
/**
 * How long a link that verifies an e-mail address is valid. Longer than a reset link, because it does not
 * give access to the account.
 */
export const VERIFY_LINK_HOURS = 24
/** How long the link that confirms a new e-mail address is valid. */
export const CHANGE_LINK_HOURS = 24
/** How long a shopper's data export can be downloaded. */
export const EXPORT_DAYS = 7
