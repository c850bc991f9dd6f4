import { type SealingKeys, seal, unseal } from '../platform/sealing/seal.ts'
import type { OutgoingMail } from './hand-over.ts'

/** What lets the reader of a mail in: it is in no stored mail, and worthless after a while. */
export type MailSecret = { token: string; expiresAt: Date }

/** Stands in a stored mail, and so on every screen, where the sent one has its secret. */
export const MASK = '••••••••'

/** What is kept of a secret beside its mail until that is sent. */
export const sealMailSecret = (keys: SealingKeys, mailId: string, { token, expiresAt }: MailSecret) => ({
  secret: seal(keys, { column: 'mails.secret', row: mailId }, token),
  secret_expires_at: expiresAt,
})

/** The mail as its reader gets it, and how to say something about it that does not tell the secret. */
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

/** The address that a mail leads to with its secret. A name may look like such an address, so the button's, which comes last, is taken. */
export function secretAddress(
  keys: SealingKeys,
  mail: OutgoingMail & { secret: string | null },
): string | undefined {
  const last = mail.text_body.split(/\s+/).findLast((word) => word.endsWith(`=${MASK}`))
  return last && openMail(keys, { ...mail, text_body: last }).mail.text_body
}
