import { domainToUnicode } from 'node:url'
import { tidyEmail } from '@longhaul/domain/accounts/email.ts'
import { type Expression, sql } from 'kysely'

/**
 * Whether a column holds this e-mail address, in any case: as it is stored now, or as it was stored before the domains of other scripts were
 * kept in ASCII.
 */
export const sameEmail = (column: Expression<string>, email: string) =>
  sql<boolean>`lower(${column}) = any(${emailForms(email)}::text[])`

/** All forms in which an address may be stored, in lower case. */
export function emailForms(email: string): string[] {
  const now = tidyEmail(email).toLowerCase()
  const at = now.lastIndexOf('@')
  const before = now.slice(0, at + 1) + domainToUnicode(now.slice(at + 1))
  return [...new Set([now, ...(at < 0 ? [] : [before]), email.trim().toLowerCase()])]
}
