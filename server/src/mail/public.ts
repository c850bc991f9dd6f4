import { randomUUID } from 'node:crypto'
import type { Lang } from '@longhaul/domain/languages.ts'
import { causeOf } from '../platform/cause.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { type Letter, type Letterhead, letterAsHtml, letterAsText } from './layout.ts'
import { type MailSecret, sealMailSecret } from './mail-secret.ts'
import { enqueueTogether } from '../platform/jobs/enqueue-together.ts'
import { type NewMail, insertMail } from './sql.ts'

export { mailHtmlUrl, showHtml } from './html-page.ts'
export { letterAsHtml, letterAsText } from './layout.ts'
export type { Letter, Letterhead } from './layout.ts'
export { accountButton } from './account-button.ts'
export { MASK, type MailSecret } from './mail-secret.ts'
export { showsLinks } from './show-mail-link.ts'
export type { NewMail } from './sql.ts'

/** A mail to be written. */
export type MailToWrite = {
  to: string
  shopperId: string | null
  lang: Lang
  template: string
  head: Letterhead
  letter: Letter
  /** The secret that is masked in the letter, and filled in when it is sent. */
  secret?: MailSecret
}

/** Writes a mail, which is sent after the commit. In demo mode it goes only to the mailbox of the console. */
export const sendMail = (doing: Doing, mail: MailToWrite): Promise<unknown> =>
  sendMailWith(doing, mail, (written) => insertMail(doing.tx, written))

/** Like `sendMail`, but the caller stores the mail, together with its subject matter. */
export async function sendMailWith(
  doing: Doing,
  mail: MailToWrite,
  keep: (written: NewMail) => Promise<unknown>,
): Promise<void> {
  const id = randomUUID()
  await keep({
    id,
    shopper_id: mail.shopperId,
    recipient: mail.to,
    lang: mail.lang,
    template: mail.template,
    subject: mail.letter.subject,
    text_body: letterAsText(mail.letter),
    html_body: letterAsHtml(mail.letter, mail.lang, mail.head),
    cause: causeOf(doing.tx),
    created_at: doing.now,
    ...(mail.secret ? sealMailSecret(doing.world.sealingKeys, id, mail.secret) : {}),
  })
  enqueueTogether(doing.tx, 'send-mail', id)
}
