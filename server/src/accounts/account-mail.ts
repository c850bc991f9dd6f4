import type { Lang } from '@longhaul/domain/languages.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { type NoticeArgs, type NoticeKind, noticeIn } from '@longhaul/text/mail/notices.ts'
import { type MailSecret, accountButton, plainLetter, sendMail } from '../mail/public.ts'
import { footerLinks } from '../messages/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { letterheadIn, readSettings } from '../site/public.ts'

/** The recipient of a mail about an account; the address may differ from the account's. */
export type Addressee = { id: string; email: string; nickname: string; lang: Lang }

/**
 * Sends a mail about an account; `secret` is for kinds whose link performs an action. Unlike a notice, the
 * mail does not appear in the inbox, because it contains a link or goes to an address that is not the
 * account's.
 */
export async function sendAccountMail(
  work: UnitOfWork,
  to: Omit<Addressee, 'id'> & { id: string | null },
  kind: NoticeKind,
  { secret, args = {} }: { secret?: MailSecret; args?: NoticeArgs } = {},
): Promise<void> {
  const head = letterheadIn(await readSettings(work.tx), to.lang)
  const { title, body } = noticeIn(to.lang, kind, args)
  const words = mailIn(to.lang)
  const button = accountButton(kind, to.lang)
  await sendMail(work, {
    to: to.email,
    shopperId: to.id,
    lang: to.lang,
    template: kind,
    head,
    ...(secret ? { secret } : {}),
    letter: plainLetter({
      subject: title,
      sentences: [body],
      ...(button ? { button } : {}),
      ...(WRITTEN_OUT.has(kind) ? { written: words.rawLink } : {}),
      footer: {
        about: '',
        links: to.id === null || kind === 'account_closed' ? [] : footerLinks(to.lang),
        lines: [words.neverAsk, words.sentTo(to.email, head.siteName)],
      },
    }),
  })
}

/** The kinds whose link proves an address, so it must be usable where buttons do nothing. */
const WRITTEN_OUT: ReadonlySet<NoticeKind> = new Set(['welcome', 'email_change'])
