import { domainToUnicode } from 'node:url'
import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { type Expression, sql } from 'kysely'

/**
 * Whether a column holds this e-mail address, in any case: as it is stored now, or as it was stored before
 * the domains of other scripts were kept in ASCII. Nearly every address has one form, so that one statement
 * with one plan serves them.
 */
export function sameEmail(column: Expression<string>, email: string) {
  const [form, ...others] = emailForms(email)
  if (others.length === 0) return sql<boolean>`lower(${column}) = ${form}`
  return sql<boolean>`lower(${column}) in (${sql.join([form, ...others])})`
}

/** All forms in which an address may be stored, in lower case. */
export function emailForms(email: string): string[] {
  const now = tidyEmail(email).toLowerCase()
  const at = now.lastIndexOf('@')
  const before = now.slice(0, at + 1) + domainToUnicode(now.slice(at + 1))
  return [...new Set([now, ...(at < 0 ? [] : [before]), email.trim().toLowerCase()])]
}
