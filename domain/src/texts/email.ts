import { tidyCode } from './tidy.ts'

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254

/**
 * An e-mail address as it is stored and compared: half-width, nothing invisible, without `mailto:`, its
 * domain in ASCII (IDNA), so that `anna@müller.example` and `anna@xn--mller-kva.example` are one. Letters
 * keep their case; comparison ignores it.
 */
export function tidyEmail(text: string): string {
  const plain = tidyCode(text).replace(/^(?:mailto:\s*)+/i, '')
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at + 1) + asciiDomain(plain.slice(at + 1)).replace(/[.\s]+$/, '')
}

/**
 * Whether a text is an e-mail address once tidied: one @, a dot in the domain, no blanks. Only a delivered
 * e-mail proves that it exists.
 */
export function isEmail(text: string): boolean {
  const tidy = tidyEmail(text)
  if (tidy.length > EMAIL_MAX) return false
  const [name, domain, ...rest] = tidy.split('@')
  if (!name || !domain || rest.length > 0 || name.length > 64) return false
  return (
    !/[\s<>()[\],;:"\\]/.test(tidy) &&
    /^[!-~]+$/.test(domain) &&
    /^[^.].*\.[^.]{2,}$/.test(domain) &&
    !domain.includes('..')
  )
}

/**
 * The mailbox behind an address, to count it once: lower case, without the `+tag` that providers ignore, and
 * without the dots that Gmail ignores. Only for comparing: mail goes to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const tidy = tidyEmail(email).toLowerCase()
  const at = tidy.lastIndexOf('@')
  const domain = tidy.slice(at + 1)
  const name = tidy.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * A domain as the name servers know it. A name that they cannot know stays as it is, and is then no address.
 */
function asciiDomain(domain: string): string {
  // ASCII already, or with signs that would make another part of an address out of it.
  if (/^[!-~]*$/.test(domain) || /[\s/\\?#@:%<>[\]]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
