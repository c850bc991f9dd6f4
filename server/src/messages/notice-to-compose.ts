import type { Lang } from '@longhaul/domain/languages.ts'
import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { MailLink } from '../mail/public.ts'
import type { PictureUrl } from './mail-pictures.ts'
import type { About } from './read-goods.ts'
import type { Subject } from './subject.ts'

/** A notice and its reader, with what is needed to compose its e-mail. */
export type NoticeToCompose = {
  lang: Lang
  zone: string
  /** When the e-mail is sent: what remains until a deadline is counted from here. */
  now: Date
  /** The address that the mail goes to, for the line that says so. */
  email: string
  siteName: string
  kind: string
  args: NoticeArgs
  subject: Subject
  about: About
  pictureUrl: PictureUrl
  /** Texts that a person wrote; they replace the notice's own sentence. */
  paragraphs?: readonly string[]
  /** Buttons that replace the one to the notice's page. */
  buttons?: { list: readonly MailLink[]; note: string } | undefined
  /** Where its reader chooses which mails come, without logging in; none for mails that always come. */
  choicesUrl?: string | undefined
}
