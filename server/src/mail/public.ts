import { randomUUID } from 'node:crypto'
import type { Lang } from '@longhaul/domain/languages.ts'
import { causeOf } from '../platform/cause.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { type Letterhead, letterAsHtml } from './as-html.ts'
import { letterAsText } from './as-text.ts'
import type { Letter } from './blocks.ts'
import { type MailSecret, sealMailSecret } from './mail-secret.ts'
import { enqueueBatched } from '../platform/jobs/enqueue-batched.ts'
import { type NewMail, insertMail } from './sql.ts'

export { mailHtmlUrl, showHtml } from './html-page.ts'
export { type Letterhead, letterAsHtml } from './as-html.ts'
export { inColours } from './styles.ts'
export { pageAsHtml } from './page-as-html.ts'
export { CHOICES_PAGE, choicesUrl, openChoicesKey, ownerOfKey } from './choices-link.ts'
export { letterAsText } from './as-text.ts'
export {
  type Block,
  type Letter,
  type MailFooter,
  type MailItem,
  type MailLink,
  plainLetter,
} from './blocks.ts'
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
export const sendMail = (work: UnitOfWork, mail: MailToWrite): Promise<unknown> =>
  sendMailWith(work, mail, (written) => insertMail(work.tx, written))

/** Like `sendMail`, but the caller stores the mail, together with its subject matter. */
export async function sendMailWith(
  work: UnitOfWork,
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
    text_body: letterAsText(mail.letter, mail.lang),
    html_body: letterAsHtml(mail.letter, mail.lang, mail.head),
    cause: causeOf(work.tx),
    created_at: work.now,
    ...(mail.secret ? sealMailSecret(work.world.sealingKeys, id, mail.secret) : {}),
  })
  enqueueBatched(work.tx, 'send-mail', id)
}
