import { type SealingKeys, seal, unseal } from '../platform/sealing/seal.ts'
import type { OutgoingMail } from './hand-over.ts'

/** The secret that authorises the reader of a mail. It is in no stored mail, and expires. */
export type MailSecret = { token: string; expiresAt: Date }

/** Replaces the secret in stored mails, and so on every screen. */
export const MASK = '••••••••'

/** The columns that store a secret, sealed, with its mail until the mail is sent. */
export const sealMailSecret = (keys: SealingKeys, mailId: string, { token, expiresAt }: MailSecret) => ({
  secret: seal(keys, { column: 'mails.secret', row: mailId }, token),
  secret_expires_at: expiresAt,
})

/** The mail as its reader gets it, and a function that masks the secret in any text about it. */
export function openMail(
  keys: SealingKeys,
  mail: OutgoingMail & { secret: string | null },
): { mail: OutgoingMail; mask: (text: string) => string } {
  if (mail.secret === null) return { mail, mask: (text) => text }
  const token = unseal(keys, { column: 'mails.secret', row: mail.id }, mail.secret)
  const fill = (body: string) => body.replaceAll(`=${MASK}`, `=${token}`)
  return {
    mail: { ...mail, text_body: fill(mail.text_body), html_body: fill(mail.html_body) },
    mask: (text) => text.replaceAll(token, MASK),
  }
}

/**
 * The address in a mail that contains its secret. A shopper's name could look like such an address, so this
 * takes the last one, which is the button's.
 */
export function secretAddress(
  keys: SealingKeys,
  mail: OutgoingMail & { secret: string | null },
): string | undefined {
  const last = mail.text_body.split(/\s+/).findLast((word) => word.endsWith(`=${MASK}`))
  return last && openMail(keys, { ...mail, text_body: last }).mail.text_body
}
